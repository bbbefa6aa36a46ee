import type { Country } from '@dray/contract/markets.ts';
import { ticketStatusText } from '@dray/contract/texts/support-text.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { addressOf, type Hit } from '../rules/search.model.ts';
import type { Finder } from './search.deps.ts';

const list = '/support/tickets';

type Listed = Awaited<ReturnType<SupportDoor['listTickets']>>['tickets'][number];

/** The day of a market on which something happened (T157). */
type DayIn = (country: Country, moment: Date) => string;

/** Requests by their case number and their words, as their list finds them. */
export const requestFinder =
  (supportOf: DoorOf<Pick<SupportDoor, 'listTickets'>>, dayIn: DayIn): Finder =>
  async (request, { text, max }) => {
    const asked = { status: undefined, search: text, offset: 0, limit: max };
    const { tickets, total } = await request.read((transaction) => supportOf(transaction).listTickets(request, asked));
    const toHit = (ticket: Listed) => hitOf(ticket, dayIn(ticket.owner.country, ticket.updatedAt), request);
    return {
      exact: tickets.filter(({ caseNumber }) => caseNumber === text).map(toHit),
      results: tickets.map(toHit),
      total,
      isMore: false,
      corrected: undefined,
      href: addressOf(list, { view: 'all', q: text }),
    };
  };

const hitOf = ({ id, caseNumber, title, status }: Listed, day: string, { language }: Request): Hit => ({
  key: id,
  title,
  detail: caseNumber,
  status: ticketStatusText(status, language),
  href: addressOf(list, { ticket: id }),
  at: day,
});
