import type { RecordedAction } from '@dray/contract/staff/recorded-actions.ts';
import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { addComment } from '../conversation/add-comment.ts';
import { mergeTicket, moveTicket } from '../conversation/move-ticket.ts';
import type { RequestDeskDeps } from '../needs/request-desk.deps.ts';
import { maxNotes } from '../rules/daily-limits.model.ts';
import { numberOfCase, type Ticket } from '../rules/ticket.model.ts';
import { readDescription } from '../rules/ticket-text.model.ts';
import { writerOf } from '../ticket/writer-of.ts';
import { listColleagues } from './list-colleagues.ts';

type Read = { id: string; version: number };

/** As it was when it was read: whoever writes has seen everything that was said until now. */
async function lockUnchanged(deps: RequestDeskDeps, { scope }: Request, { id, version }: Read): Promise<Ticket> {
  const ticket = await lock(deps, scope, id);
  if (ticket.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  return ticket;
}

async function lock({ tickets }: RequestDeskDeps, scope: Request['scope'], id: string): Promise<Ticket> {
  const ticket = await tickets.lockTicket(scope, id);
  if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
  return ticket;
}

const record = (
  { audit }: RequestDeskDeps,
  { actor }: Request,
  { caseNumber, owner: { companyId } }: Ticket,
  done: { action: RecordedAction; details?: Record<string, string> },
) => audit.record(actor, { details: {}, ...done, subject: `ticket:${caseNumber}`, companyId });

/** Answers with the id of what was said, to which files may follow. */
export async function answerRequest(
  deps: RequestDeskDeps,
  request: Request,
  { text, status, ...read }: Read & { text: string; status: TicketStatus | undefined },
): Promise<string> {
  const ticket = await lockUnchanged(deps, request, read);
  const comment = await addComment(deps, ticket, { writer: writerOf(request), description: text, status });
  await record(deps, request, ticket, { action: 'ticket-answered' });
  return comment.id;
}

export async function noteRequest(
  deps: RequestDeskDeps,
  request: Request,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const ticket = await lock(deps, request.scope, id);
  const description = readDescription(text);
  if ((await deps.notes.countNotes(id)) >= maxNotes) throw new Refusal('TICKET_NOTES_FULL', { max: maxNotes });
  const note = { id: deps.newId(), authorUid: request.caller.uid, description, createdAt: deps.clock.now() };
  await deps.notes.addNote(id, note);
  await record(deps, request, ticket, { action: 'ticket-noted' });
}

export async function moveRequest(
  deps: RequestDeskDeps,
  request: Request,
  { status, ...read }: Read & { status: TicketStatus },
): Promise<void> {
  const ticket = await lockUnchanged(deps, request, read);
  await moveTicket(deps, ticket, status, writerOf(request));
  await record(deps, request, ticket, { action: 'ticket-moved', details: { from: ticket.status, to: status } });
}

/** To a colleague who may not answer it, it is given as little as to somebody who is none. */
export async function assignRequest(
  deps: RequestDeskDeps,
  request: Request,
  { uid, ...read }: Read & { uid: string | undefined },
): Promise<void> {
  const ticket = await lockUnchanged(deps, request, read);
  if (uid !== undefined && !(await listColleagues(deps, ticket.owner)).some((each) => each.uid === uid))
    throw new Refusal('USER_NOT_FOUND');
  await deps.tickets.setOwner(ticket.id, uid);
  await record(deps, request, ticket, { action: 'ticket-assigned', details: { owner: uid ?? '' } });
}

/** The lower number is locked first, so that two who merge crosswise do not wait for each other. */
export async function mergeRequest(
  deps: RequestDeskDeps,
  request: Request,
  { into: given, ...read }: Read & { into: string },
): Promise<void> {
  const [own, target] = await Promise.all([
    deps.tickets.findTicket(request.scope, read.id),
    deps.tickets.findTicketWithoutScope(numberOfCase(given) ?? 0),
  ]);
  if (!own || !target) throw new Refusal('TICKET_NOT_FOUND');
  const locked = new Map<string, Ticket>();
  for (const { id } of [own, target].toSorted((one, other) => Number(one.caseNumber) - Number(other.caseNumber)))
    locked.set(id, await lock(deps, request.scope, id));
  const [ticket, into] = [locked.get(own.id), locked.get(target.id)];
  if (!ticket || !into) throw new Refusal('TICKET_NOT_FOUND');
  if (ticket.version !== read.version) throw new Refusal('CHANGED_MEANWHILE');
  await mergeTicket(deps, ticket, into, writerOf(request));
  await record(deps, request, ticket, { action: 'ticket-merged', details: { into: into.caseNumber } });
}
