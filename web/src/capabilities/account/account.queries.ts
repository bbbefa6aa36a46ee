import { queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type LinkKeys = { code: string; token: string };

export const linkBody = ({ code, token }: LinkKeys) => ({ gig_i_code: code, gig_i_vToken: token });

export const accountQueries = {
  /** What a link by mail is for; nothing of it is part of the key, which is written to the console. */
  link: (keys: LinkKeys) =>
    queryOptions({
      queryKey: ['account', 'link'],
      queryFn: ({ signal }) => callRest('POST /identity/users/ReadLink', { body: linkBody(keys), signal }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: ({ signal }) => callRest('GET /identity/users/GetSessions', { signal }),
    }),

  consents: () =>
    queryOptions({
      queryKey: ['account', 'consents'],
      queryFn: ({ signal }) => callRest('GET /identity/users/GetConsents', { signal }),
    }),
};
