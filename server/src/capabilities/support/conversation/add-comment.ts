import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import { fold } from '#platform/text/fold-text.ts';
import type { SupportDeps } from '../needs/support.deps.ts';
import { maxComments } from '../rules/daily-limits.model.ts';
import type { Comment, Ticket, Writer } from '../rules/ticket.model.ts';
import { readDescription } from '../rules/ticket-text.model.ts';
import { afterCustomerComment, afterStaffComment, mayMove, takesComments } from '../rules/ticket-transitions.model.ts';
import { announceTicket } from '../ticket/announce-ticket.ts';
import { tellAnswered } from '../ticket/tell-answered.ts';

export type Said = {
  writer: Writer;
  description: string;
  clientId?: string | undefined;
  /** Where customer service takes the request with its answer. */
  status?: TicketStatus | undefined;
};

/** An answer to a request that its writer holds the lock of, and what follows from it. */
export async function addComment(deps: SupportDeps, ticket: Ticket, said: Said): Promise<Comment> {
  const { tickets, conversation, clock } = deps;
  const { writer, clientId } = said;
  const sent = clientId === undefined ? undefined : await conversation.findSent(ticket.id, clientId);
  if (sent) return sent;
  const description = readDescription(said.description);
  if (!takesComments(ticket.status)) throw new Refusal('TICKET_CLOSED');
  if ((await conversation.countComments(ticket.id)) >= maxComments)
    throw new Refusal('TICKET_FULL', { max: maxComments });
  const to = statusAfter(ticket.status, said);

  const at = clock.now();
  const comment: Comment = { id: deps.newId(), writer, description, createdAt: at };
  await conversation.addComment(ticket.id, comment, clientId);
  await tickets.touch(ticket.id, { words: fold(description), writer, at });
  if (to) await tickets.setStatus(ticket, to, { writer, at });
  if (writer.isStaff) await tellAnswered(deps, ticket, { commentId: comment.id, at, byUid: writer.uid });
  else await tickets.markRead(writer.uid, ticket.id, at);
  await announceTicket(deps, ticket);
  return comment;
}

function statusAfter(from: TicketStatus, { writer, status }: Said): TicketStatus | undefined {
  if (!writer.isStaff) return afterCustomerComment(from);
  if (status === undefined) return afterStaffComment(from);
  if (status === from) return undefined;
  if (status === 'Merged' || !mayMove('staff', from, status)) throw new Refusal('TICKET_MOVE_NOT_ALLOWED');
  return status;
}
