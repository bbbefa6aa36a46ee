import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQueries } from '#capabilities/session/index.ts';
import { mayPass } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';

const triesAfterFailure = 5;
const firstPauseMs = 5_000;

/**
 * Notes at the server that the tutorial was seen (T42). To say it twice does no harm, so a note that did not arrive is
 * sent again by itself, each time later; should all fail, the next sign-in shows the tutorial once more (T34).
 */
export function useFirstLoginSeen(uid: string): () => void {
  const client = useQueryClient();
  const note = useMutation({
    mutationFn: () => callRest('PUT /identity/users/SetFirstLoginFlag/:UID', { params: { UID: uid }, body: false }),
    retry: (failures, error) => failures < triesAfterFailure && (mayPass(error) || isFault(error)),
    retryDelay: (failures) => firstPauseMs * 2 ** failures,
    onSuccess: ({ firstLogin }) =>
      client.setQueryData(sessionQueries.user(uid).queryKey, (user) => user && { ...user, firstLogin }),
  });
  return () => note.mutate();
}

const isFault = (error: Error): boolean => 'status' in error && Number(error.status) >= 500;
