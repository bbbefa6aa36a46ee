import type { Language } from '@dray/contract/languages.ts';
import { waitingStatus } from '@dray/contract/support/ticket-status.ts';
import {
  customerServiceText,
  formerPersonText,
  ticketCategoryText,
  ticketStatusText,
  ticketSubCategoryText,
} from '@dray/contract/texts/support-text.ts';
import type { Request } from '#platform/request/request.ts';
import { movesFor } from '../conversation/move-ticket.ts';
import { type Comment, isUntouched, type Ticket, type Writer } from '../rules/ticket.model.ts';
import { takesComments } from '../rules/ticket-transitions.model.ts';
import type { ListedTicket } from '../store/ticket-list.store.ts';
import type { WholeTicket } from '../ticket/get-ticket.ts';
import { writerOf } from '../ticket/writer-of.ts';
import { attachmentToWire } from './attachment.wire.ts';
import { referenceToWire } from './reference.wire.ts';

/** People and places by their ids, as far as a page needs them. */
export type Names = { people: ReadonlyMap<string, string>; shipTos: ReadonlyMap<string, string> };

const nameOf = (uid: string | undefined, { people }: Names, language: Language): string =>
  (uid === undefined ? undefined : people.get(uid)) ?? formerPersonText(language);

/** Customer service is named by a person where one is known. */
const writerName = (writer: Writer, names: Names, language: Language): string =>
  writer.isStaff
    ? (writer.staffName ?? (writer.uid && names.people.get(writer.uid)) ?? customerServiceText(language))
    : nameOf(writer.uid, names, language);

function headToWire(ticket: ListedTicket, names: Names, request: Request) {
  const { language, caller } = request;
  const { shipToId } = ticket.owner;
  return {
    id: ticket.id,
    caseNumber: ticket.caseNumber,
    title: ticket.title,
    description: ticket.description,
    status: ticket.status,
    statusText: ticketStatusText(ticket.status, language),
    isWaitingForYou: ticket.status === waitingStatus && !caller.isStaff,
    isUnread: ticket.isUnread,
    category: { id: ticket.category, name: ticketCategoryText(ticket.category, language) },
    subCategory: { id: ticket.subCategory, name: ticketSubCategoryText(ticket.subCategory, language) },
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    author: { name: nameOf(ticket.authorUid, names, language), isYou: ticket.authorUid === caller.uid },
    shipTo: shipToId === undefined ? null : { id: shipToId, name: names.shipTos.get(shipToId) ?? shipToId },
    reference: referenceToWire(ticket, request),
  };
}

export const ticketToWire = (ticket: ListedTicket, names: Names, request: Request) => ({
  ...headToWire(ticket, names, request),
  // A list leads to the request itself, which looks whether the other may be seen.
  mergedInto: ticket.mergedInto ? { id: null, caseNumber: ticket.mergedInto.caseNumber } : null,
  comments: ticket.comments,
  attachments: ticket.attachments,
});

type Around = { names: Names; request: Request; whole: Pick<WholeTicket, 'attachments'> & { ticket: Ticket } };

export const commentToWire = (comment: Comment, { names, request, whole }: Around) => ({
  id: comment.id,
  description: comment.description,
  author: {
    name: writerName(comment.writer, names, request.language),
    isStaff: comment.writer.isStaff,
    isYou: comment.writer.uid === request.caller.uid,
  },
  createdAt: comment.createdAt.toISOString(),
  attachments: whole.attachments
    .filter(({ commentId }) => commentId === comment.id)
    .map((each) => attachmentToWire(each, whole.ticket, request.caller.uid)),
});

export function wholeToWire(whole: WholeTicket, names: Names, request: Request) {
  const { ticket, comments, attachments, events, isMergedReached } = whole;
  const { language, caller } = request;
  const own = attachments.filter(({ commentId }) => commentId === undefined);
  const { mergedInto } = ticket;
  return {
    ...headToWire(ticket, names, request),
    mergedInto: mergedInto ? { ...mergedInto, id: isMergedReached ? mergedInto.id : null } : null,
    comments: comments.map((comment) => commentToWire(comment, { names, request, whole })),
    attachments: own.map((each) => attachmentToWire(each, ticket, caller.uid)),
    events: events.map(({ at, from, to, writer }) => ({
      at: at.toISOString(),
      from: from ?? null,
      to,
      toText: ticketStatusText(to, language),
      fromText: from ? ticketStatusText(from, language) : null,
      by: { name: writerName(writer, names, language), isStaff: writer.isStaff },
    })),
    moves: movesFor(writerOf(request), ticket),
    canComment: takesComments(ticket.status),
    isEditable: ticket.authorUid === caller.uid && isUntouched(ticket),
  };
}
