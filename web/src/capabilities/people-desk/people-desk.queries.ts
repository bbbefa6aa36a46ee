import type { HelpedPerson } from '@dray/contract/people-desk/helped-person-shapes.ts';
import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type { HelpedPerson };

export const peopleDeskKey = ['people-desk'] as const;

export const peopleDeskQueries = {
  /** Of a customer; asked only by those who may help. */
  of: (companyId: string) =>
    queryOptions({
      queryKey: [...peopleDeskKey, companyId],
      queryFn: async ({ signal }) => {
        const { results } = await callRest('GET /api/staff/customers/:companyId/people', {
          params: { companyId },
          query: {},
          signal,
        });
        return new Map(results.map((person) => [person.uid, person]));
      },
    }),
};
