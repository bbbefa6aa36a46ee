import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export const shipToQueries = {
  detail: (id: string) =>
    queryOptions({
      queryKey: ['ship-to', id],
      queryFn: ({ signal }) => callRest('GET /api/shiptos/GetShipToBySapId/:id', { params: { id }, signal }),
    }),
};
