import type { BellEntry } from '#capabilities/notifications/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { type AddedFile, addAttachment, type FileTarget, getAttachable } from './attachments/add-attachment.ts';
import { readAttachment, recordRead, removeAttachment } from './attachments/read-attachment.ts';
import { addComment } from './conversation/add-comment.ts';
import { createTicket, type WantedTicket } from './create-ticket.ts';
import { type AskedTickets, listTickets } from './list-tickets.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { describeTickets } from './ticket/describe-tickets.ts';
import { getTicket } from './ticket/get-ticket.ts';
import { writerOf } from './ticket/writer-of.ts';
import { type TicketChange, updateTicket } from './update-ticket.ts';

export type SupportDoor = ReturnType<typeof support>;

/** Requests to customer service, for anyone who is let to them by their scope. */
export const support = (deps: SupportDeps) => ({
  listTickets: (request: Request, asked: AskedTickets) => listTickets(deps, request, asked),
  getTicket: (request: Request, id: string) => getTicket(deps, request, id),
  createTicket: (request: Request, wanted: WantedTicket) => createTicket(deps, request, wanted),
  async addComment(request: Request, ticketId: string, said: { description: string; clientId?: string | undefined }) {
    const ticket = await deps.tickets.lockTicket(request.scope, ticketId);
    if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
    return addComment(deps, ticket, { ...said, writer: writerOf(request) });
  },
  updateTicket: (request: Request, id: string, change: TicketChange) => updateTicket(deps, request, id, change),
  async markRead({ scope, caller }: Request, id: string): Promise<void> {
    if (!(await deps.tickets.findTicket(scope, id))) throw new Refusal('TICKET_NOT_FOUND');
    await deps.tickets.markRead(caller.uid, id, deps.clock.now());
  },
  describeNotifications: (request: Request, entries: readonly BellEntry[]) => describeTickets(deps, request, entries),
  getAttachable: (request: Request, target: FileTarget) => getAttachable(deps, request, target),
  addAttachment: (request: Request, added: AddedFile) => addAttachment(deps, request, added),
  readAttachment: (request: Request, id: string) => readAttachment(deps, request, id),
  recordRead: (request: Request, id: string) => recordRead(deps, request, id),
  removeAttachment: (request: Request, id: string) => removeAttachment(deps, request, id),
  findNames: deps.findNames,
  findShipToNames: deps.findShipToNames,
});
