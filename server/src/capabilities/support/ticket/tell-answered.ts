import type { SupportDeps } from '../needs/support.deps.ts';
import type { Ticket } from '../rules/ticket.model.ts';

/** Its author and everyone who wrote to it hear of what customer service did; one thing done is sent once. */
export async function tellAnswered(
  { conversation, tell }: SupportDeps,
  ticket: Pick<Ticket, 'id' | 'authorUid'>,
  done: { commentId: string | undefined; at: Date; byUid: string | undefined },
): Promise<void> {
  const readers = new Set([ticket.authorUid, ...(await conversation.listParticipants(ticket.id))]);
  const fact = done.commentId ?? done.at.toISOString();
  for (const uid of readers) {
    if (uid === done.byUid) continue;
    await tell(
      {
        uid,
        kind: 'request-answered',
        subject: `ticket:${ticket.id}`,
        fact: `${uid} ${fact}`,
        params: { ticketId: ticket.id, ...(done.commentId ? { commentId: done.commentId } : {}) },
        language: undefined,
      },
      ['mail', 'bell'],
    );
  }
}
