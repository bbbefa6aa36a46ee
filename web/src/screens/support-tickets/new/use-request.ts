import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { HelpReference } from '#capabilities/help/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useChosenShipTo } from '#capabilities/ship-to/index.ts';
import {
  type ChosenFiles,
  createTicket,
  sendFiles,
  ticketsKey,
  ticketsQueries,
  useDraft,
} from '#capabilities/support/index.ts';
import { newId } from '#platform/new-id.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useLeaveGuard } from '#ui/overlay/dialogs/use-leave-guard.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { categoryFor, concernsShipTo, givenReference } from './start-of-request.ts';

export type RequestFields = {
  title: string;
  description: string;
  categoryId: string;
  subCategoryId: string;
  /** Of a line, how many packs; empty where nobody says. */
  packs: string;
  clientId: string;
};
type Begun = {
  draftKey: string;
  reference: HelpReference | undefined;
  firstWords: string;
  chosen: ChosenFiles;
};

/** Only goods that were complained of are counted. */
export const packsOf = ({ categoryId, packs }: Pick<RequestFields, 'categoryId' | 'packs'>): number | undefined =>
  (categoryId === 'complaint' && Number(packs)) || undefined;

/** A request from its first letter until it is sent: then its conversation opens, and the files follow one by one. */
export function useRequest({ draftKey, reference, firstWords, chosen }: Begun) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [blank, setBlank] = useState(() => ({
    title: '',
    description: firstWords,
    packs: '',
    clientId: newId(),
    ...categoryFor(reference),
  }));
  const shipTo = useChosenShipTo(useSession().user?.shipTos ?? []);
  const draft = useDraft<RequestFields>(draftKey, blank);
  const { fields } = draft;
  // What it refers to says which ship-to it concerns; without that, goods and deliveries concern the one that is chosen.
  const shipToId = concernsShipTo(fields.categoryId) ? (shipTo?.id ?? null) : null;
  const isChanged = fields.title !== blank.title || fields.description !== blank.description || chosen.files.length > 0;
  useLeaveGuard(() => isChanged && !isLeaving.current, {
    title: t('form.leaveHeading'),
    text: t('form.leaveText'),
    confirm: t('form.leave'),
    cancel: t('form.stay'),
  });
  const leave = (search: { ticket?: string }) => {
    isLeaving.current = true;
    draft.drop();
    return navigate({ to: '/support/tickets', search, replace: true });
  };
  const sending = useMutation({
    mutationFn: () => {
      const { packs, ...written } = fields;
      return createTicket({ ...written, reference: givenReference(reference, packsOf(fields)), shipToId });
    },
    onSuccess: async (ticket) => {
      const { id, caseNumber: number } = ticket;
      client.setQueryData(ticketsQueries.one(id, language).queryKey, ticket);
      sendFiles(chosen.take(), { ticketId: id });
      showToast({ tone: 'done', topic: `request ${id}`, text: t('ticket.sent', { number }) });
      await leave({ ticket: id });
      await client.invalidateQueries({ queryKey: [...ticketsKey, 'list'] });
      await client.invalidateQueries({ queryKey: [...ticketsKey, 'count'] });
    },
  });
  return {
    fields,
    chosen,
    wasFound: draft.wasFound,
    change: draft.change,
    discard: () => {
      setBlank((before) => ({ ...before, clientId: newId() }));
      draft.drop();
      chosen.take();
    },
    send: () => sending.mutate(),
    isSending: sending.isPending,
    failure: sending.error,
    /** An answer that was there already has helped. */
    giveUp: () => {
      chosen.take();
      void leave({});
    },
  };
}
