import type {
  OnboardingHead,
  ShownOnboarding,
  ShownStep,
  StepFault,
} from '@dray/contract/onboarding/onboarding-shapes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type { OnboardingHead, ShownOnboarding, ShownStep, StepFault };

export const onboardingKey = ['onboardings'] as const;
export const onboardingsPerPage = 25;

/** What is judged a moment after it was written may still be judged by what was there before. */
const obstaclesAgainMs = 5_000;

export const onboardingQueries = {
  list: (state: 'open' | 'ended', page: number) =>
    queryOptions({
      queryKey: [...onboardingKey, 'list', state, page],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/onboardings', {
          query: { state, offset: (page - 1) * onboardingsPerPage, limit: onboardingsPerPage },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  ofCompany: (company: string) =>
    queryOptions({
      queryKey: [...onboardingKey, 'company', company],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/onboardings', { query: { state: 'open', company, offset: 0, limit: 1 }, signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...onboardingKey, 'one', id],
      queryFn: ({ signal }) => callRest('GET /api/staff/onboardings/:id', { params: { id }, query: {}, signal }),
    }),
  obstacles: (id: string) =>
    queryOptions({
      queryKey: [...onboardingKey, 'obstacles', id],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/onboardings/:id/obstacles', { params: { id }, query: {}, signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.isReady ? false : obstaclesAgainMs),
    }),
};
