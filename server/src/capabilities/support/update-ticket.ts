import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { fold } from '#platform/text/fold-text.ts';
import { moveTicket } from './conversation/move-ticket.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { isUntouched, type Ticket } from './rules/ticket.model.ts';
import { readDescription, readTitle, requireCategory } from './rules/ticket-text.model.ts';
import type { WrittenTicket } from './store/ticket.store.ts';
import { announceTicket } from './ticket/announce-ticket.ts';
import { writerOf } from './ticket/writer-of.ts';

export type TicketChange = {
  status?: TicketStatus | undefined;
  title?: string | undefined;
  description?: string | undefined;
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
};

/** Moves it, or changes what was written; both or nothing. */
export async function updateTicket(deps: SupportDeps, request: Request, id: string, change: TicketChange) {
  const ticket = await deps.tickets.lockTicket(request.scope, id);
  if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
  const written = rewritten(request, ticket, change);
  if (written) {
    const at = deps.clock.now();
    await deps.tickets.setWritten(id, { ...written, words: fold(`${written.title} ${written.description}`) }, at);
  }
  if (change.status !== undefined && change.status !== ticket.status)
    await moveTicket(deps, ticket, change.status, writerOf(request));
  else if (written) await announceTicket(deps, ticket);
}

/** Undefined where nothing of it changes. Customer service may sort a request anew, and not put words into mouths. */
function rewritten({ caller }: Request, ticket: Ticket, change: TicketChange): WrittenTicket | undefined {
  const { title, description, categoryId, subCategoryId } = change;
  const hasWords = title !== undefined || description !== undefined;
  if (!hasWords && categoryId === undefined && subCategoryId === undefined) return undefined;
  const isAuthor = ticket.authorUid === caller.uid;
  if (!isAuthor && (hasWords || !caller.isStaff)) throw new Refusal('TICKET_NOT_YOURS');
  if (!caller.isStaff && !isUntouched(ticket)) throw new Refusal('TICKET_ANSWERED');
  const category = categoryId ?? ticket.category;
  const subCategory = subCategoryId ?? ticket.subCategory;
  requireCategory(category, subCategory);
  return {
    title: title === undefined ? ticket.title : readTitle(title),
    description: description === undefined ? ticket.description : readDescription(description),
    category,
    subCategory,
  };
}
