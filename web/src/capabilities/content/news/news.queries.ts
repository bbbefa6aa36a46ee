import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import { fetchWholeList } from '../queries/all-pages.ts';

export type ArticleList = AnswerTo<'GET /content/articles'>;
export type Article = ArticleList['results'][number];
export type ArticleKind = Article['kind'];
export type PublicArticle = AnswerTo<'GET /content/publicarticles'>['results'][number];
export type ArticleFilters = { kind?: ArticleKind | undefined; q?: string | undefined };

const limit = limits.pageSize;
const newsKey = ['content', 'articles'] as const;

export const newsQueries = {
  /** News and events, newest first; the numbers of each kind come with them (N1). */
  list: ({ kind, q }: ArticleFilters, language: Language) =>
    queryOptions({
      queryKey: [...newsKey, 'list', kind, q, language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) =>
          callRest('GET /content/articles', {
            query: { ...(kind ? { kind } : {}), ...(q ? { search: q } : {}), offset, limit },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** The newest, for the first page (N8). */
  newest: (count: number, language: Language) =>
    queryOptions({
      queryKey: [...newsKey, 'newest', count, language],
      queryFn: ({ signal }) => callRest('GET /content/articles', { query: { offset: 0, limit: count }, signal }),
    }),
  one: (path: string, language: Language) =>
    queryOptions({
      queryKey: [...newsKey, 'one', path, language],
      queryFn: ({ signal }) => callRest('GET /content/articles/:path', { params: { path }, signal }),
    }),
  /** The newest of those that are for everyone (T32). */
  teasers: (count: number, language: Language) =>
    queryOptions({
      queryKey: ['content', 'publicarticles', count, language],
      queryFn: async ({ signal }) =>
        (await callRest('GET /content/publicarticles', { query: { offset: 0, limit: count }, signal })).results,
      retry: false,
    }),
};

/** Lists know it, too, the one on screen as well: somebody may have gone back before the server had noted it. */
export async function markArticleRead(client: QueryClient, path: string): Promise<void> {
  await callRest('POST /content/articles/:path/read', { params: { path } });
  await client.invalidateQueries({ queryKey: [...newsKey, 'one', path], refetchType: 'none' });
  await client.invalidateQueries({ queryKey: newsKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' });
}
