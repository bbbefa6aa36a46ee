import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import type { Attachment, Comment, StatusEvent } from '../rules/ticket.model.ts';
import type { ListedTicket } from '../store/ticket-list.store.ts';

export type WholeTicket = {
  ticket: ListedTicket;
  comments: readonly Comment[];
  attachments: readonly Attachment[];
  events: readonly StatusEvent[];
  /** The one that goes on in its place, if the reader may see that, too. */
  isMergedReached: boolean;
};

export async function getTicket(
  { list, conversation, attachments }: SupportDeps,
  { scope, caller }: Request,
  id: string,
): Promise<WholeTicket> {
  const ticket = await list.findListed(scope, caller.uid, id);
  if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
  const [comments, files, events, reached] = await Promise.all([
    conversation.listComments(id),
    attachments.listOfTicket(id),
    conversation.listEvents(id),
    ticket.mergedInto ? list.listReached(scope, [ticket.mergedInto.id]) : [],
  ]);
  return { ticket, comments, attachments: files, events, isMergedReached: reached.length > 0 };
}
