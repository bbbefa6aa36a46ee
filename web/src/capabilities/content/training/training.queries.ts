import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import { queryOptions } from '@tanstack/react-query';
import { type AnswerTo, callRest } from '#platform/calls/rest-client.ts';
import { fetchWholeList } from '../queries/all-pages.ts';

type TrainingList = AnswerTo<'GET /content/trainingLearning'>;
export type ListedTraining = TrainingList['results'][number];
export type Training = AnswerTo<'GET /content/trainingLearning/:path'>;
export type Chapter = Training['chapters'][number];
export type Progress = Training['progress'];
export type TeamMember = AnswerTo<'GET /content/trainingLearning-team'>['people'][number];

const trainingKey = ['content', 'trainingLearning'] as const;

export const trainingQueries = {
  /** Courses and lessons with how far the reader is; of 15 to 100 all are shown, so all are fetched (N3). */
  list: (language: Language) =>
    queryOptions({
      queryKey: [...trainingKey, 'list', language],
      queryFn: ({ signal }) =>
        fetchWholeList((offset) =>
          callRest('GET /content/trainingLearning', { query: { offset, limit: limits.pageSize }, signal }),
        ),
    }),
  one: (path: string, language: Language) =>
    queryOptions({
      queryKey: [...trainingKey, 'one', path, language],
      queryFn: ({ signal }) => callRest('GET /content/trainingLearning/:path', { params: { path }, signal }),
    }),
  team: () =>
    queryOptions({
      queryKey: [...trainingKey, 'team'],
      queryFn: async ({ signal }) => (await callRest('GET /content/trainingLearning-team', { signal })).people,
    }),
};
