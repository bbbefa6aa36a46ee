import type { NewUser, UserFault, UserUpdate } from '@dray/contract/users/managed-user-shapes.ts';
import type { UserStatus } from '@dray/contract/users/user-status.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { type Person, peopleKey } from './queries/people.queries.ts';

/** Whatever was changed about people, every list of them is another now. */
function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: peopleKey });
}

export const useInvite = () => {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: (body: NewUser) => callRest('POST /identity/users/CreateNewUser', { body, once: sendOnce }),
    onSuccess,
  });
};

export const useUpdatePerson = (id: string) => {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: (body: UserUpdate) => callRest('PUT /identity/users/UpdateUser/:id', { params: { id }, body }),
    onSuccess,
  });
};

type StatusRequest = { person: Pick<Person, 'id' | 'version'>; status: UserStatus };

const askForStatus = ({ person: { id, version }, status }: StatusRequest, dryRun?: '1') =>
  callRest('PATCH /identity/users/SetUserStatus', { query: dryRun ? { dryRun } : {}, body: { id, status, version } });

/** What would go along, or come back, before anybody is asked. */
export const countStatus = (request: StatusRequest) => askForStatus(request, '1');

export const useSetStatus = () => {
  const onSettled = useReadAgain();
  return useMutation({ mutationFn: (request: StatusRequest) => askForStatus(request), onSettled });
};

export const useResend = () => {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: (id: string) =>
      callRest('POST /identity/users/ResendInvitation/:id', { params: { id }, once: sendOnce }),
    onSuccess,
  });
};

/** What was typed wrong, each at its field; nothing where the call failed for another reason. */
export function faultsOf(error: unknown): readonly UserFault[] {
  const faults = error instanceof CallRefused ? error.body.faults : undefined;
  return Array.isArray(faults) ? faults : [];
}

export const isOutdated = (error: unknown): boolean => error instanceof CallRefused && error.code === 'USER_CHANGED';

/** All invitations of the hour or the day are sent; the answer says from when on it goes again. */
export const isUsedUp = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code === 'INVITATIONS_USED_UP';

/** What the server calls the refusal as a whole, in the reader's language (U6). */
export const titleOf = (error: unknown): string | undefined =>
  error instanceof CallRefused && typeof error.body.title === 'string' ? error.body.title : undefined;
