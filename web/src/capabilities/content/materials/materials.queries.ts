import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import { fetchWholeList } from '../queries/all-pages.ts';

type MaterialList = AnswerTo<'GET /content/downloadmaterial'>;
export type Material = MaterialList['results'][number];
export type MaterialFolder = AnswerTo<'GET /content/downloadmaterial/GetAllDMFolders'>[number];
export type MaterialFilters = {
  folder?: string | undefined;
  brand?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
};

const materialsKey = ['content', 'downloadmaterial'] as const;

export const materialsQueries = {
  /** Files of a folder and of those below it, newest first (N2). */
  list: ({ q, ...filters }: MaterialFilters, language: Language) =>
    queryOptions({
      queryKey: [...materialsKey, 'list', filters, q, language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) =>
          callRest('GET /content/downloadmaterial', {
            query: { ...given(filters), ...(q ? { search: q } : {}), offset, limit: limits.pageSize },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  folders: (language: Language) =>
    queryOptions({
      queryKey: [...materialsKey, 'folders', language],
      queryFn: ({ signal }) => callRest('GET /content/downloadmaterial/GetAllDMFolders', { signal }),
    }),
  brands: (language: Language) =>
    queryOptions({
      queryKey: [...materialsKey, 'brands', language],
      queryFn: ({ signal }) => callRest('GET /content/downloadmaterial/GetAllBrandsAsync', { signal }),
    }),
};

const given = (filters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])));
