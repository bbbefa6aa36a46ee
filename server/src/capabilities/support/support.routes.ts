import type { supportRoutes as contract } from '@dray/contract/support/support.rest.ts';
import type { Logger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { JudgeFile } from './attachments/judge-file.ts';
import { attachmentsRoutes } from './attachments.routes.ts';
import type { Ticket } from './rules/ticket.model.ts';
import type { SupportDoor } from './support.door.ts';
import type { WholeTicket } from './ticket/get-ticket.ts';
import { allSubCategories, categoriesToWire, subCategoriesOf } from './wire/categories.wire.ts';
import { commentToWire, type Names, ticketToWire, wholeToWire } from './wire/ticket.wire.ts';

type Parts = { supportOf: DoorOf<SupportDoor>; judgeFile: JudgeFile; logger: Pick<Logger, 'warn'> };

export function supportRoutes(parts: Parts): RestHandlers<typeof contract> {
  const { supportOf } = parts;
  const show = (request: Request, id: string) =>
    request.read(async (transaction) => {
      const door = supportOf(transaction);
      const whole = await door.getTicket(request, id);
      return wholeToWire(whole, await namesOf(door, [whole.ticket], whole), request);
    });

  /** All that a repeat must know is which one was made. */
  const onlyId = (request: Request, work: (door: SupportDoor) => Promise<string>) =>
    request.changeOnce({
      make: async (transaction) => {
        const id = await work(supportOf(transaction));
        return { answer: id, outcome: id };
      },
      repeat: async (_transaction, id) => id,
    });

  return {
    ...attachmentsRoutes(parts),
    listTickets: (request, { query }) =>
      request.read(async (transaction) => {
        const door = supportOf(transaction);
        const { offset, limit, status, search } = query;
        const { total, waiting, tickets } = await door.listTickets(request, { offset, limit, status, search });
        const names = await namesOf(door, tickets);
        const results = tickets.map((ticket) => ticketToWire(ticket, names, request));
        return { total, offset, limit, results, waitingForYou: request.caller.isStaff ? 0 : waiting };
      }),
    getTicket: (request, { params: { id } }) => show(request, id),
    listTicketCategories: async ({ language }) => categoriesToWire(language),
    async listSubCategoriesOf({ language }, { params: { id } }) {
      const found = subCategoriesOf(id, language);
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
    listSubCategories: async ({ language }) => allSubCategories(language),
    async createTicket(request, { body }) {
      return show(request, await onlyId(request, (door) => door.createTicket(request, body)));
    },
    async createTicketComment(request, { body: { ticketId, description, clientId } }) {
      const id = await onlyId(request, async (door) => {
        const { id } = await door.addComment(request, ticketId, { description, clientId });
        return id;
      });
      return request.read(async (transaction) => {
        const door = supportOf(transaction);
        const whole = await door.getTicket(request, ticketId);
        const comment = whole.comments.find((each) => each.id === id);
        if (!comment) throw new Refusal('TICKET_NOT_FOUND');
        return commentToWire(comment, { names: await namesOf(door, [whole.ticket], whole), request, whole });
      });
    },
    async updateTicket(request, { params: { id }, body }) {
      await request.write((transaction) => supportOf(transaction).updateTicket(request, id, body));
      return show(request, id);
    },
    async readTicket(request, { params: { id } }) {
      await request.write((transaction) => supportOf(transaction).markRead(request, id));
      return undefined;
    },
  };
}

async function namesOf(
  door: Pick<SupportDoor, 'findNames' | 'findShipToNames'>,
  tickets: readonly Ticket[],
  { comments = [], events = [] }: Partial<Pick<WholeTicket, 'comments' | 'events'>> = {},
): Promise<Names> {
  const uids = [
    ...tickets.map(({ authorUid }) => authorUid),
    ...[...comments, ...events].flatMap(({ writer }) => writer.uid ?? []),
  ];
  const [people, shipTos] = await Promise.all([
    door.findNames([...new Set(uids)]),
    door.findShipToNames([...new Set(tickets.flatMap(({ owner }) => owner.shipToId ?? []))]),
  ]);
  return { people, shipTos };
}
