import type { Attachment, Ticket } from '#capabilities/support/index.ts';

export type Message = {
  kind: 'message';
  id: string;
  at: string;
  author: { name: string; isStaff: boolean; isYou: boolean };
  text: string;
  attachments: readonly Attachment[];
};
export type StatusChange = { kind: 'change'; id: string; at: string; who: string; status: string };

/** What was said and what was done, in one line of time: the request itself is the first word. */
export function conversationOf(ticket: Ticket): (Message | StatusChange)[] {
  const first: Message = {
    kind: 'message',
    id: ticket.id,
    at: ticket.createdAt,
    author: { ...ticket.author, isStaff: false },
    text: ticket.description,
    attachments: ticket.attachments,
  };
  const answers = ticket.comments.map(
    ({ id, createdAt, author, description, attachments }): Message => ({
      kind: 'message',
      id,
      at: createdAt,
      author,
      text: description,
      attachments,
    }),
  );
  const changes = ticket.events
    // That it came into being, the first word says.
    .filter(({ from }) => from !== null)
    .map(
      ({ at, toText, by }, nth): StatusChange => ({
        kind: 'change',
        id: `change ${nth}`,
        at,
        who: by.name,
        status: toText,
      }),
    );
  // Of one moment what was said is first: the status changed because of it.
  return [first, ...[...answers, ...changes].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))];
}

/** Since when customer service waits for the reader. */
export const waitingSince = ({ isWaitingForYou, events, status, updatedAt }: Ticket): string | undefined =>
  isWaitingForYou ? (events.findLast(({ to }) => to === status)?.at ?? updatedAt) : undefined;
