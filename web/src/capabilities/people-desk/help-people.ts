import type { CorrectedDetails, HelpedPerson } from '@dray/contract/people-desk/helped-person-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { peopleDeskKey } from './people-desk.queries.ts';

/** What the customer's page shows of people is another now, and so is what is shown of their ways in. */
function useReadAgain() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: peopleDeskKey });
    void client.invalidateQueries({ queryKey: ['customers'] });
  };
}

/** What takes no more than a word of why. */
export type PlainHelp = 'invite' | 'unlock' | 'sign-out' | 'export';

const calls: Readonly<Record<PlainHelp, (uid: string, reason: string) => Promise<unknown>>> = {
  invite: (uid) => callRest('POST /api/staff/people/:uid/invite', { params: { uid }, once: sendOnce }),
  unlock: (uid) => callRest('POST /api/staff/people/:uid/unlock', { params: { uid } }),
  'sign-out': (uid, reason) => callRest('POST /api/staff/people/:uid/sign-out', { params: { uid }, body: { reason } }),
  export: (uid) => callRest('POST /api/staff/people/:uid/export', { params: { uid } }),
};

export const useHelp = (uid: string, kind: PlainHelp) => {
  const onSettled = useReadAgain();
  return useMutation({ mutationFn: (reason: string) => calls[kind](uid, reason), onSettled });
};

export const useCorrect = (uid: string) => {
  const onSettled = useReadAgain();
  return useMutation({
    mutationFn: (body: CorrectedDetails) => callRest('POST /api/staff/people/:uid/details', { params: { uid }, body }),
    onSettled,
  });
};

/** The record as somebody else has left it meanwhile. */
export const freshOf = (error: unknown): HelpedPerson | undefined =>
  error instanceof CallRefused && error.code === 'CHANGED_MEANWHILE'
    ? (error.body.fresh as HelpedPerson | undefined)
    : undefined;
