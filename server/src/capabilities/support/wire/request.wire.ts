import type { Language } from '@dray/contract/languages.ts';
import type { WholeRequest } from '@dray/contract/support/request-shapes.ts';
import { orderStatusText } from '@dray/contract/texts/order-text.ts';
import {
  customerServiceText,
  formerPersonText,
  ticketCategoryText,
  ticketStatusText,
  ticketSubCategoryText,
} from '@dray/contract/texts/support-text.ts';
import { toDecimal } from '#platform/money.ts';
import type { Request } from '#platform/request/request.ts';
import { movesFor } from '../conversation/move-ticket.ts';
import type { RequestPage } from '../desk/list-requests.ts';
import type { ShownRequest } from '../desk/show-request.ts';
import type { Attachment, Ticket, Writer } from '../rules/ticket.model.ts';
import { takesComments } from '../rules/ticket-transitions.model.ts';
import { writerOf } from '../ticket/writer-of.ts';
import { affectedToWire } from './reference.wire.ts';

const maxExcerptLength = 160;
type Names = ReadonlyMap<string, string>;

const ownerToWire = (uid: string | undefined, people: Names, language: Language) =>
  uid === undefined ? null : { uid, name: people.get(uid) ?? formerPersonText(language) };

const headToWire = (ticket: Ticket, language: Language) => ({
  id: ticket.id,
  caseNumber: ticket.caseNumber,
  title: ticket.title,
  status: ticket.status,
  statusText: ticketStatusText(ticket.status, language),
  category: { id: ticket.category, name: ticketCategoryText(ticket.category, language) },
  subCategory: { id: ticket.subCategory, name: ticketSubCategoryText(ticket.subCategory, language) },
  waitingSince: ticket.waitingSince?.toISOString() ?? null,
  updatedAt: ticket.updatedAt.toISOString(),
  market: ticket.owner.country,
});

export const requestsToWire = ({ tickets, total, counts, companies, people }: RequestPage, language: Language) => ({
  results: tickets.map((ticket) => ({
    ...headToWire(ticket, language),
    excerpt: [...ticket.description].slice(0, maxExcerptLength).join(''),
    company: { id: ticket.owner.companyId, name: companies.get(ticket.owner.companyId) ?? ticket.owner.companyId },
    owner: ownerToWire(ticket.ownerUid, people, language),
  })),
  total,
  counts,
});

export const requestFileToWire = ({ id, name, sizeBytes, contentType }: Attachment) => ({
  id,
  name,
  size: sizeBytes,
  type: contentType,
  link: `/api/staff/requests/files/${id}`,
});

type Whole = WholeRequest;

export function requestToWire(shown: ShownRequest, request: Request): Whole {
  const { ticket, author, people, shipTos } = shown;
  const { language, caller } = request;
  const { shipToId } = ticket.owner;
  return {
    ...headToWire(ticket, language),
    version: ticket.version,
    createdAt: ticket.createdAt.toISOString(),
    company: shown.company,
    owner: ownerToWire(ticket.ownerUid, people, language),
    author: {
      uid: ticket.authorUid,
      name: author ? `${author.firstName} ${author.lastName}` : formerPersonText(language),
      email: author?.email ?? '',
      phone: author?.phone ?? '',
      language: author?.locale ?? language,
    },
    shipTo: shipToId === undefined ? null : { id: shipToId, name: shipTos.get(shipToId) ?? shipToId },
    reference: referenceToWire(ticket),
    mergedInto: ticket.mergedInto
      ? { ...ticket.mergedInto, id: shown.isMergedReached ? ticket.mergedInto.id : null }
      : null,
    words: wordsToWire(shown, request),
    notes: shown.notes.map(({ id, authorUid, description, createdAt }) => ({
      id,
      at: createdAt.toISOString(),
      text: description,
      author: {
        name: people.get(authorUid) ?? formerPersonText(language),
        isStaff: true,
        isYou: authorUid === caller.uid,
      },
    })),
    events: shown.events.map(({ at, from, to, writer }) => ({
      at: at.toISOString(),
      from: from ?? null,
      to,
      toText: ticketStatusText(to, language),
      by: writerToWire(writer, shown, request),
    })),
    moves: movesFor(writerOf(request), ticket).map((status) => ({ status, text: ticketStatusText(status, language) })),
    canAnswer: takesComments(ticket.status),
    colleagues: [...shown.colleagues],
    others: shown.others.map(({ id, caseNumber, title, status }) => ({
      id,
      caseNumber,
      title,
      statusText: ticketStatusText(status, language),
    })),
    orders: shown.orders?.map((head) => orderToWire(head, language)) ?? null,
  };
}

/** The request itself is the first word. */
function wordsToWire(shown: ShownRequest, request: Request): Whole['words'] {
  const { ticket, attachments, comments } = shown;
  const filesOf = (commentId: string | undefined) =>
    attachments.filter((each) => each.commentId === commentId).map(requestFileToWire);
  return [
    {
      id: ticket.id,
      at: ticket.createdAt.toISOString(),
      text: ticket.description,
      author: writerToWire({ isStaff: false, uid: ticket.authorUid }, shown, request),
      files: filesOf(undefined),
    },
    ...comments.map(({ id, createdAt, description, writer }) => ({
      id,
      at: createdAt.toISOString(),
      text: description,
      author: writerToWire(writer, shown, request),
      files: filesOf(id),
    })),
  ];
}

function writerToWire(writer: Writer, { people, author }: ShownRequest, { language, caller }: Request) {
  const { isStaff, uid } = writer;
  const own = uid !== undefined && uid === author?.uid ? `${author.firstName} ${author.lastName}` : undefined;
  const known = own ?? (uid === undefined ? undefined : people.get(uid));
  const name = isStaff
    ? (writer.staffName ?? known ?? customerServiceText(language))
    : (known ?? formerPersonText(language));
  return { name, isStaff, isYou: uid === caller.uid };
}

function referenceToWire({ reference }: Ticket): Whole['reference'] {
  if (!reference) return null;
  const { kind, id, lineNo, label, affected } = reference;
  return { kind, id, lineNo: lineNo ?? null, label, affected: affected ? affectedToWire(affected) : null };
}

const orderToWire = (head: NonNullable<ShownRequest['orders']>[number], language: Language) => {
  const status = head.orderState.statusRaw ?? head.orderState.status;
  return {
    orderNumber: head.orderNumber,
    sapId: head.orderState.sapId ?? null,
    placedAt: head.placedAt.toISOString(),
    status,
    statusLabel: orderStatusText(status, language),
    total: toDecimal(head.grandMinor),
    currency: head.currency,
  };
};
