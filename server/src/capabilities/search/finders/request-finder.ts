import type { Country } from '@dray/contract/markets.ts';
import { ticketStatusText } from '@dray/contract/texts/support-text.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { DoorOf, Request } from '#platform/request.ts';
import type { Finder } from '../search.deps.ts';
import { addressOf, type Hit } from '../search.model.ts';

const list = '/support/tickets';

type Listed = Awaited<ReturnType<SupportDoor['listTickets']>>['tickets'][number];

/** The day of a market on which something happened (T157). */
export type DaysOf = DoorOf<(country: Country, moment: Date) => Promise<string>>;

/** Requests by their case number and their words, as their list finds them. */
export const requestFinder =
  (supportOf: DoorOf<Pick<SupportDoor, 'listTickets'>>, daysOf: DaysOf): Finder =>
  async (request, { text, max }) => {
    const asked = { status: undefined, search: text, offset: 0, limit: max };
    const { found, total } = await request.read(async (transaction) => {
      const listed = await supportOf(transaction).listTickets(request, asked);
      const dayOf = daysOf(transaction);
      const days = await Promise.all(listed.tickets.map(({ place, updatedAt }) => dayOf(place.country, updatedAt)));
      return { total: listed.total, found: listed.tickets.map((ticket, nth) => ({ ticket, day: days[nth] ?? '' })) };
    });
    const toHit = ({ ticket, day }: (typeof found)[number]) => hitOf(ticket, day, request);
    return {
      exact: found.filter(({ ticket }) => ticket.caseNumber === text).map(toHit),
      results: found.map(toHit),
      ...{ total, isMore: false, corrected: undefined },
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
