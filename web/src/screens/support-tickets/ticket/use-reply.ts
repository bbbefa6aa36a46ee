import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addComment, sendFiles, ticketsKey } from '#capabilities/support/index.ts';
import { newId } from '#platform/new-id.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

type Reply = { send: (description: string) => void; isSending: boolean; isSent: boolean };

/** Sends an answer once, however often it is tried; `onSent` clears the form and hands over its files. */
export function useReply(ticketId: string, onSent: () => readonly File[]): Reply {
  const { t } = useTranslation('requests');
  const client = useQueryClient();
  const [clientId, setClientId] = useState(newId);
  const sending = useMutation({
    mutationFn: (description: string) => addComment({ ticketId, description, clientId }),
    onSuccess: ({ id }) => {
      setClientId(newId());
      sendFiles(onSent(), { ticketId, commentId: id });
      return client.invalidateQueries({ queryKey: ticketsKey });
    },
    onError: (failure, description) =>
      showFailure({
        topic: `reply ${ticketId}`,
        text: t('reply.failed'),
        failure,
        retry: () => sending.mutate(description),
      }),
  });
  return { send: sending.mutate, isSending: sending.isPending, isSent: sending.isSuccess };
}
