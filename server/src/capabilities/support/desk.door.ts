import { closedStatuses, openStatuses, type TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { Refusal } from '#platform/refusal.ts';
import { addComment } from './conversation/add-comment.ts';
import { mergeTicket, moveTicket } from './conversation/move-ticket.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { numberOfCase, type Ticket, type Writer } from './rules/ticket.model.ts';

export type SupportDesk = ReturnType<typeof supportDesk>;
export type Listing = TicketStatus | 'open' | 'closed';

const maxListed = 200;

/** Customer service without a screen of its own: by a request's number, over all customers. */
export function supportDesk(deps: SupportDeps) {
  const writerNamed = (staffName: string | undefined): Writer => ({ isStaff: true, uid: undefined, staffName });
  const lock = async (caseNumber: string): Promise<Ticket> => {
    const number = numberOfCase(caseNumber);
    const ticket = number === undefined ? undefined : await deps.tickets.lockTicketWithoutScope(number);
    if (!ticket) throw new Refusal('TICKET_NOT_FOUND');
    return ticket;
  };

  return {
    /** What waited longest comes first. */
    list: (asked: Listing) =>
      deps.list.listWithoutScope(
        asked === 'open' ? openStatuses : asked === 'closed' ? closedStatuses : [asked],
        maxListed,
      ),
    async show(caseNumber: string) {
      const ticket = await lock(caseNumber);
      const [comments, attachments] = await Promise.all([
        deps.conversation.listComments(ticket.id),
        deps.attachments.listOfTicket(ticket.id),
      ]);
      const uids = [ticket.authorUid, ...comments.flatMap(({ writer }) => writer.uid ?? [])];
      return { ticket, comments, attachments, names: await deps.findNames([...new Set(uids)]) };
    },
    async answer(caseNumber: string, said: { text: string; status: TicketStatus | undefined; by: string | undefined }) {
      const ticket = await lock(caseNumber);
      await addComment(deps, ticket, { writer: writerNamed(said.by), description: said.text, status: said.status });
      return ticket;
    },
    async move(caseNumber: string, to: TicketStatus, by: string | undefined) {
      const ticket = await lock(caseNumber);
      await moveTicket(deps, ticket, to, writerNamed(by));
      return ticket;
    },
    /** The lower number is locked first, so that two who merge crosswise do not wait for each other. */
    async merge(caseNumber: string, intoNumber: string, by: string | undefined) {
      const numbers = [caseNumber, intoNumber].sort((a, b) => (numberOfCase(a) ?? 0) - (numberOfCase(b) ?? 0));
      const locked = new Map<string, Ticket>();
      for (const number of numbers) locked.set(number, await lock(number));
      const [ticket, into] = [locked.get(caseNumber), locked.get(intoNumber)];
      if (!ticket || !into) throw new Refusal('TICKET_NOT_FOUND');
      await mergeTicket(deps, ticket, into, writerNamed(by));
      return ticket;
    },
  };
}
