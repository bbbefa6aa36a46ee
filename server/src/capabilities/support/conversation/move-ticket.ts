import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import { isClosed, type Ticket, type Writer } from '../rules/ticket.model.ts';
import { mayMove, movesOf } from '../rules/ticket-transitions.model.ts';
import { announceTicket } from '../ticket/announce-ticket.ts';
import { tellAnswered } from '../ticket/tell-answered.ts';
import { moverOf } from '../ticket/writer-of.ts';

/** What somebody may move it to by a call of its own; merging takes another request to go on in. */
export const movesFor = (
  writer: Writer,
  { status, authorUid }: Pick<Ticket, 'status' | 'authorUid'>,
): TicketStatus[] =>
  writer.isStaff || writer.uid === authorUid ? movesOf(moverOf(writer), status).filter((to) => to !== 'Merged') : [];

/** A request that its mover holds the lock of. */
export async function moveTicket(deps: SupportDeps, ticket: Ticket, to: TicketStatus, writer: Writer): Promise<void> {
  if (!writer.isStaff && writer.uid !== ticket.authorUid) throw new Refusal('TICKET_NOT_YOURS');
  if (!movesFor(writer, ticket).includes(to)) throw new Refusal('TICKET_MOVE_NOT_ALLOWED');
  const at = deps.clock.now();
  await deps.tickets.setStatus(ticket, to, { writer, at });
  if (writer.isStaff) await tellAnswered(deps, ticket, { commentId: undefined, at, byUid: writer.uid });
  await announceTicket(deps, ticket);
}

/** Joins a request to another of the same company, which goes on in its place; both are locked. */
export async function mergeTicket(deps: SupportDeps, ticket: Ticket, into: Ticket, writer: Writer): Promise<void> {
  const isPossible =
    ticket.id !== into.id && into.status !== 'Merged' && into.owner.companyId === ticket.owner.companyId;
  if (!isPossible || !mayMove('staff', ticket.status, 'Merged')) throw new Refusal('TICKET_MOVE_NOT_ALLOWED');
  const at = deps.clock.now();
  await deps.tickets.setStatus(ticket, 'Merged', { writer, at, mergedInto: into.id });
  // Whoever waited for an answer there waits for it here.
  if (ticket.waitingSince && !isClosed(into.status)) await deps.tickets.setWaiting(into.id, ticket.waitingSince);
  await tellAnswered(deps, ticket, { commentId: undefined, at, byUid: writer.uid });
  await announceTicket(deps, ticket);
}
