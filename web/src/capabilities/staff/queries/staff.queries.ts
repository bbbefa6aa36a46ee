import type { RestAnswer } from '@dray/contract/rest-route.ts';
import type { staffRoutes } from '@dray/contract/staff/staff.rest.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import type { StaffFilters, TrailFilters } from './staff-address.ts';

type Routes = typeof staffRoutes;
export type StaffSelf = RestAnswer<Routes['getStaffSelf']>;
export type StaffRole = RestAnswer<Routes['listStaffRoles']>['results'][number];
export type StaffPage = RestAnswer<Routes['listStaffGrants']>;
export type StaffPerson = StaffPage['results'][number];
export type StaffGrant = StaffPerson['grants'][number];
export type ChangeRequest = RestAnswer<Routes['listChangeRequests']>['results'][number];
export type TrailPage = RestAnswer<Routes['listTrail']>;
export type RecordedEvent = TrailPage['results'][number];
export type ChangesView = 'waiting' | 'decided';

export const staffPerPage = 25;
/** The supplier has a few dozen people at its desks; more are found by the list's own search. */
const maxSuggested = 100;
const selfMs = 60_000;

export const staffKey = ['staff'] as const;
const selfKey = [...staffKey, 'self'] as const;

const pageOf = (page: number) => ({ offset: (page - 1) * staffPerPage, limit: staffPerPage });

export const staffQueries = {
  /** Rights come and go while one works: asked anew each minute, and when a call was refused for the lack of one. */
  self: () =>
    queryOptions({
      queryKey: selfKey,
      queryFn: ({ signal }) => callRest('GET /api/staff/me', { signal }),
      refetchInterval: selfMs,
    }),
  roles: () =>
    queryOptions({
      queryKey: [...staffKey, 'roles'],
      queryFn: ({ signal }) => callRest('GET /api/staff/roles', { signal }),
    }),
  people: ({ q, ...filters }: StaffFilters, page: number) =>
    queryOptions({
      queryKey: [...staffKey, 'people', q, filters, page],
      queryFn: ({ signal, client }) =>
        noticed(
          client,
          callRest('GET /api/staff/grants', {
            query: { ...pageOf(page), ...filters, ...(q ? { search: q } : {}) },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Whom a form may suggest. */
  everybody: () =>
    queryOptions({
      queryKey: [...staffKey, 'everybody'],
      queryFn: ({ signal, client }) =>
        noticed(client, callRest('GET /api/staff/grants', { query: { offset: 0, limit: maxSuggested }, signal })),
    }),
  changes: (state: ChangesView, page: number) =>
    queryOptions({
      queryKey: [...staffKey, 'changes', state, page],
      queryFn: ({ signal }) => callRest('GET /api/staff/changes', { query: { ...pageOf(page), state }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** Newest first; what is older is asked for by the last that one has. */
  trail: (filters: TrailFilters, limit: number) =>
    infiniteQueryOptions({
      queryKey: [...staffKey, 'trail', filters, limit],
      queryFn: ({ pageParam, signal, client }) =>
        noticed(
          client,
          callRest('GET /api/staff/audit', {
            query: { offset: 0, limit, ...filters, ...(pageParam === undefined ? {} : { before: pageParam }) },
            signal,
          }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextBefore }: TrailPage) => nextBefore ?? undefined,
      placeholderData: keepPreviousData,
    }),
};

/** The first refusal for the lack of a right tells that it was taken away. */
async function noticed<Answer>(client: QueryClient, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (isRightMissing(error)) void client.invalidateQueries({ queryKey: selfKey });
    throw error;
  }
}

const isRightMissing = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'STAFF_RIGHT_MISSING';
