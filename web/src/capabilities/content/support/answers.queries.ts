import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import { fetchWholeList } from '../queries/all-pages.ts';

type QuestionList = AnswerTo<'GET /content/faqitems'>;
export type Question = QuestionList['results'][number];
type KnowledgeList = AnswerTo<'GET /content/knowledgebase'>;
export type Knowledge = KnowledgeList['results'][number];
export type Theme = KnowledgeList['themes'][number];

const limit = limits.pageSize;
const key = ['content', 'answers'] as const;

/** What narrows both lists: a word, or a theme of one of them (N4). */
export type AnswerFilters = { q?: string | undefined; theme?: string | undefined };

const queryOf = ({ q, theme }: AnswerFilters) => ({ ...(q ? { search: q } : {}), ...(theme ? { theme } : {}), limit });

export const answersQueries = {
  questions: (filters: AnswerFilters, language: Language) =>
    queryOptions({
      queryKey: [...key, 'questions', filters, language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) =>
          callRest('GET /content/faqitems', { query: { ...queryOf(filters), offset }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
  questionThemes: (language: Language) =>
    queryOptions({
      queryKey: [...key, 'faqpages', language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) => callRest('GET /content/faqpages', { query: { offset, limit }, signal })),
    }),
  knowledge: (filters: AnswerFilters, language: Language) =>
    queryOptions({
      queryKey: [...key, 'knowledge', filters, language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) =>
          callRest('GET /content/knowledgebase', { query: { ...queryOf(filters), offset }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
  knowledgeArticle: (path: string, language: Language) =>
    queryOptions({
      queryKey: [...key, 'article', path, language],
      queryFn: ({ signal }) => callRest('GET /content/knowledgebase/:path', { params: { path }, signal }),
    }),
};

/** That its answer was opened; a person counts once a day, so it may be sent again. */
export const countAsked = (path: string): Promise<unknown> =>
  callRest('POST /content/faqitems/:path/asked', { params: { path } });

export const tellHelpful = (itemId: string, isHelpful: boolean): Promise<unknown> =>
  callRest('POST /content/helpful', { body: { itemId, isHelpful } });
