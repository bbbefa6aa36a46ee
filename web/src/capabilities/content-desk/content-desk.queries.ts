import type { contentDeskRoutes } from '@dray/contract/content/content-desk.rest.ts';
import type { ContentRow, WholeContent, Written } from '@dray/contract/content/content-desk-shapes.ts';
import type { ContentKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { ContentFilters } from './content-desk-address.ts';

export type { ContentRow, WholeContent, Written };
export type ContentPage = RestAnswer<typeof contentDeskRoutes.listContent>;
export type ContentPreview = RestAnswer<typeof contentDeskRoutes.previewContent>;
export type WhichContent = { kind: ContentKind; id: string };
export type PreviewReader = { market: Country; customerType: string | undefined; as: Language };

export const contentPerPage = 25;
export const contentDeskKey = ['staff', 'content'] as const;

/** Titles are in the reader's language, so each language has its own answers. */
export const contentDeskQueries = {
  list: ({ q, ...filters }: ContentFilters, page: number, language: Language) =>
    queryOptions({
      queryKey: [...contentDeskKey, 'list', filters, q, page, language],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/content', {
          query: {
            offset: (page - 1) * contentPerPage,
            limit: contentPerPage,
            ...filters,
            ...(q ? { search: q } : {}),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  one: ({ kind, id }: WhichContent, language: Language) =>
    queryOptions({
      queryKey: [...contentDeskKey, 'one', kind, id, language],
      queryFn: ({ signal }) => callRest('GET /api/staff/content/:kind/:id', { params: { kind, id }, signal }),
      // What somebody writes on is not put aside for what another window has saved: saving tells.
      refetchOnWindowFocus: false,
    }),
  preview: ({ kind, id }: WhichContent, revision: number, { market, customerType, as }: PreviewReader) =>
    queryOptions({
      queryKey: [...contentDeskKey, 'preview', kind, id, revision, market, customerType, as],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/content/:kind/:id/preview', {
          params: { kind, id },
          query: { market, as, ...(customerType ? { customerType } : {}) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
