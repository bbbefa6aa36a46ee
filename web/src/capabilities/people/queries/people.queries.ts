import type { Language } from '@dray/contract/languages.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import type { usersRoutes } from '@dray/contract/users/users.rest.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { ChangesFilters, PeopleFilters } from './people-address.ts';

export type PeoplePage = RestAnswer<(typeof usersRoutes)['getAllUsersInfo']>;
export type Person = PeoplePage['users'][number];
export type AssignableRoles = RestAnswer<(typeof usersRoutes)['getAssignableRoles']>;
export type Change = RestAnswer<(typeof usersRoutes)['getChanges']>['results'][number];

export const peoplePerPage = 25;
export const peopleKey = ['people'] as const;

const pageOf = (page: number) => ({ offset: (page - 1) * peoplePerPage, limit: peoplePerPage });

export const peopleQueries = {
  list: ({ q, ...filters }: PeopleFilters, page: number) =>
    queryOptions({
      queryKey: [...peopleKey, 'list', q, filters, page],
      queryFn: ({ signal }) =>
        callRest('GET /identity/users/GetAllUsersInfo', {
          query: { ...pageOf(page), ...filters, ...(q ? { search: q } : {}) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** One person; undefined where the reader may not see them. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...peopleKey, 'one', id],
      queryFn: ({ signal }) =>
        callRest('GET /identity/users/GetAllUsersInfo', { query: { offset: 0, limit: 1, person: id }, signal }),
      staleTime: 0,
    }),
  roles: () =>
    queryOptions({
      queryKey: [...peopleKey, 'roles'],
      queryFn: ({ signal }) => callRest('GET /identity/users/GetAssignableRoles', { signal }),
    }),
  changes: ({ of, ...filters }: ChangesFilters, page: number) =>
    queryOptions({
      queryKey: [...peopleKey, 'changes', of, filters, page],
      queryFn: ({ signal }) =>
        callRest('GET /identity/users/GetChanges', {
          query: { ...pageOf(page), ...filters, ...(of ? { person: of } : {}) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** Names of transports and payments come in the reader's language. */
  company: (language: Language) =>
    queryOptions({
      queryKey: [...peopleKey, 'company', language],
      queryFn: ({ signal }) => callRest('GET /api/payers', { query: {}, signal }),
    }),
};
