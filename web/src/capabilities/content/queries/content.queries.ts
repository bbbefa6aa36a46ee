import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import { fetchAllPages } from './all-pages.ts';

const bannersAtOnce = 10;
const pageSize = limits.pageSize;

/** Content is written per language, so the language is part of every key: changing it asks anew. */
export const contentQueries = {
  footerLinks: (language: Language) =>
    queryOptions({
      queryKey: ['content', 'links', language],
      queryFn: ({ signal }) =>
        fetchAllPages((offset) => callRest('GET /content/links', { query: { offset, limit: pageSize }, signal })),
    }),

  externalLinks: (language: Language) =>
    queryOptions({
      queryKey: ['content', 'portalExtLinks', language],
      queryFn: ({ signal }) =>
        fetchAllPages((offset) =>
          callRest('GET /content/portalExtLinks', { query: { offset, limit: pageSize }, signal }),
        ),
    }),

  banners: (locationId: string, language: Language) =>
    queryOptions({
      queryKey: ['content', 'banners', locationId, language],
      queryFn: ({ signal }) =>
        fetchAllPages((offset) =>
          callRest('GET /content/banners', { query: { locationId, offset, limit: bannersAtOnce }, signal }),
        ),
    }),

  helpPages: (language: Language) =>
    queryOptions({
      queryKey: ['content', 'helppages', language],
      queryFn: ({ signal }) =>
        fetchAllPages((offset) => callRest('GET /content/helppages', { query: { offset, limit: pageSize }, signal })),
    }),
};
