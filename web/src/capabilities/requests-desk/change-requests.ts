import type { Language } from '@dray/contract/languages.ts';
import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { requestsKey, requestsQueries, type WholeRequest } from './requests.queries.ts';

const isLate = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.code === 'CHANGED_MEANWHILE';

/** Whoever comes late is shown what was said meanwhile. */
const freshIn = (error: unknown): WholeRequest | undefined =>
  // Our own server's answer: whatever else stands there has no such code.
  isLate(error) ? (error.body.fresh as WholeRequest | undefined) : undefined;

function useShown() {
  const client = useQueryClient();
  const language = useLanguage();
  return (shown: WholeRequest | undefined) => {
    if (shown) client.setQueryData(requestsQueries.one(shown.id, language).queryKey, shown);
    for (const part of ['list', 'counts']) void client.invalidateQueries({ queryKey: [...requestsKey, part] });
    void client.invalidateQueries({ queryKey: ['staff', 'trail'] });
    void client.invalidateQueries({ queryKey: ['customers'] });
  };
}

/** As it stands on the page when it is pressed, also by a second try. */
function useVersion(id: string) {
  const client = useQueryClient();
  const language = useLanguage();
  return () => client.getQueryData(requestsQueries.one(id, language).queryKey)?.version ?? 1;
}

function useChange<Wanted>(change: (wanted: Wanted) => Promise<WholeRequest>) {
  const show = useShown();
  return useMutation({ mutationFn: change, onSuccess: show, onError: (error) => show(freshIn(error)) });
}

type Answer = { version: number; text: string; status?: TicketStatus };

/** The answer to it has the id of what was said, to which files follow. */
export const useAnswer = (id: string) => {
  const show = useShown();
  return useMutation({
    mutationFn: (body: Answer) =>
      callRest('POST /api/staff/requests/:id/answer', { params: { id }, body, once: sendOnce }),
    onSuccess: ({ request }) => show(request),
    onError: (error) => show(freshIn(error)),
  });
};

export const useNote = (id: string) =>
  useChange((text: string) =>
    callRest('POST /api/staff/requests/:id/notes', { params: { id }, body: { text }, once: sendOnce }),
  );

export const useMove = (id: string) => {
  const version = useVersion(id);
  return useChange((status: TicketStatus) =>
    callRest('PUT /api/staff/requests/:id/status', { params: { id }, body: { version: version(), status } }),
  );
};

export const useAssign = (id: string) => {
  const version = useVersion(id);
  return useChange((uid: string | null) =>
    callRest('PUT /api/staff/requests/:id/owner', { params: { id }, body: { version: version(), uid } }),
  );
};

export const useMerge = (id: string) => {
  const version = useVersion(id);
  return useChange((into: string) =>
    callRest('POST /api/staff/requests/:id/merge', { params: { id }, body: { version: version(), into } }),
  );
};

type WrittenAnswer = { title: string; texts: Partial<Record<Language, string>> };

/** Without an id and a version it is a new one. */
export const useSaveCanned = (known: { id: string; version: number } | undefined) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WrittenAnswer) =>
      known
        ? callRest('PUT /api/staff/requests/canned-answers/:id', {
            params: { id: known.id },
            body: { ...body, version: known.version },
          })
        : callRest('POST /api/staff/requests/canned-answers', { body, once: sendOnce }),
    onSettled: () => client.invalidateQueries({ queryKey: requestsQueries.canned().queryKey }),
  });
};

export const useRemoveCanned = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      callRest('DELETE /api/staff/requests/canned-answers/:id', { params: { id }, query: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: requestsQueries.canned().queryKey }),
  });
};
