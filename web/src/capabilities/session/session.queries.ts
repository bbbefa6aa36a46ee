import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export const sessionQueries = {
  user: (uid: string) =>
    queryOptions({
      queryKey: ['session', 'user', uid],
      queryFn: ({ signal }) => callRest('GET /identity/users/GetUserInfoById/:id', { params: { id: uid }, signal }),
      // Asked again behind a navigation after a minute; what the list no longer allows, the server refuses at once (S16).
      staleTime: 60_000,
    }),
};
