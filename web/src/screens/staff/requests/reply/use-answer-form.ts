import { limits } from '@dray/contract/limits.ts';
import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { useState } from 'react';
import { useAnswer, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { sendFiles, useChosenFiles, useDraft } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { focusField } from '#ui/form/focus-field.ts';
import { answerFieldId } from './reply-field.ts';
import { writtenSince } from './written-since.ts';

/** An answer from its first letter until it is sent; what was typed outlives a refusal, a reload and the next request. */
export function useAnswerForm(request: WholeRequest) {
  const { id, version, words, moves } = request;
  const { t } = useTranslation('requests-desk');
  const draft = useDraft(`staff ${id}`, { text: '' });
  const chosen = useChosenFiles(`staff ${id}`);
  const [known, setKnown] = useState(words.length);
  const [status, setStatus] = useState<TicketStatus>();
  const [isTried, setTried] = useState(false);
  const answer = useAnswer(id);
  const { text } = draft.fields;
  const isEmpty = text.trim() === '';
  const write = (written: string) => {
    if (isEmpty) setKnown(words.length);
    draft.change({ text: written });
  };
  const send = () => {
    setTried(true);
    if (isEmpty || lengthOf(text) > limits.ticketDescription) return focusField(answerFieldId);
    if (answer.isPending) return;
    answer.mutate(
      { version, text, ...(status ? { status } : {}) },
      {
        onSuccess: ({ commentId }) => {
          draft.drop();
          setTried(false);
          setStatus(undefined);
          sendFiles(chosen.take(), { ticketId: id, commentId, isStaff: true });
        },
      },
    );
  };
  return {
    text,
    chosen,
    status,
    setStatus,
    write,
    /** Behind what is there already. */
    insert: (inserted: string) => {
      write(isEmpty ? inserted : `${text.trimEnd()}\n\n${inserted}`);
      focusField(answerFieldId);
    },
    send,
    /** Where an answer takes it that names no status. */
    usualStatus: moves.find((each) => each.status === 'Information Provided')?.text ?? t('reply.keep'),
    writtenBy: isEmpty ? undefined : writtenSince(request, known),
    isEmptyShown: isTried && isEmpty,
    isSending: answer.isPending,
    isSent: answer.isSuccess && isEmpty,
    error: answer.error,
  };
}
