import type { calendarsRoutes as contract } from '@dray/contract/calendars/calendars.rest.ts';

import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { CalendarsDoor } from './calendars.door.ts';
import { byNext, exceptionToWire, holidayToWire, termsToWire } from './calendars.wire.ts';

/** Where nobody says how much earlier: whoever has not ordered by then is hit. */
const earliest = '00:00';

const whole = <Row>(results: Row[]) => ({ results, total: results.length, offset: 0, limit: results.length });

export function calendarsRoutes(calendarsOf: DoorOf<CalendarsDoor>): RestHandlers<typeof contract> {
  return {
    ...dayRoutes(calendarsOf),

    listCalendars: (request, { query: { offset, limit, shipTo, country, transport, cutOff, search } }) =>
      request.read(async (transaction) => {
        const filter = { shipToId: shipTo, country, transport, cutOff, search };
        const { rows, total } = await calendarsOf(transaction).listCalendars(request.scope, filter, { offset, limit });
        return { results: rows.map(termsToWire), total, offset, limit };
      }),

    changeCalendars: (request, { body }) =>
      request.write(async (transaction) => {
        const { results, ...changed } = await calendarsOf(transaction).changeCalendars(request, body);
        return { ...changed, results: results.map(termsToWire) };
      }),

    tryOrder: (request, { query: { shipTo, transport, day, time } }) =>
      request.read((transaction) =>
        calendarsOf(transaction).tryOrder(request.scope, { shipTo, transport, ordered: { date: day, time } }),
      ),
  };
}

type DayRoutes = Omit<RestHandlers<typeof contract>, 'listCalendars' | 'changeCalendars' | 'tryOrder'>;

function dayRoutes(calendarsOf: DoorOf<CalendarsDoor>): DayRoutes {
  return {
    listHolidays: (request, { query: { country } }) =>
      request.read(async (transaction) => {
        const door = calendarsOf(transaction);
        const kept = await door.listHolidays(request.scope, country);
        return whole(kept.map((each) => holidayToWire(each, door.todayIn(country))).sort(byNext));
      }),

    addHoliday: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const door = calendarsOf(transaction);
          const { notified, ...kept } = await door.addHoliday(request, body);
          const answer = { ...holidayToWire(kept, door.todayIn(kept.country)), notified };
          return { answer, outcome: { id: kept.id, notified } };
        },
        repeat: async (transaction, { id, notified }: { id: string; notified: number }) => {
          const door = calendarsOf(transaction);
          const kept = await door.getHoliday(id);
          return { ...holidayToWire(kept, door.todayIn(kept.country)), notified };
        },
      }),

    removeHoliday: async (request, { params }) => {
      await request.write((transaction) => calendarsOf(transaction).removeHoliday(request, params.id));
      return { removed: true };
    },

    listExceptions: (request, { query: { country, from, to, shipTo } }) =>
      request.read(async (transaction) => {
        const span = { country, from, to, shipToId: shipTo };
        const found = await calendarsOf(transaction).listExceptions(request.scope, span);
        return whole(found.map(({ exception, place }) => exceptionToWire(exception, place)));
      }),

    addException: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const door = calendarsOf(transaction);
          const { notified, ...kept } = await door.addException(request, {
            country: body.country,
            date: body.date,
            kind: body.kind,
            shipToId: body.shipToId ?? undefined,
            transportType: body.transportType ?? undefined,
            cutOff: body.cutOff ?? undefined,
            note: body.note || undefined,
          });
          const place = await door.findServed(request.scope, kept.shipToId);
          return { answer: { ...exceptionToWire(kept, place), notified }, outcome: { id: kept.id, notified } };
        },
        repeat: async (transaction, { id, notified }: { id: string; notified: number }) => {
          const { exception, place } = await calendarsOf(transaction).getException(request.scope, id);
          return { ...exceptionToWire(exception, place), notified };
        },
      }),

    endException: async (request, { params, query }) => {
      const asked = { id: params.id, version: query.version };
      await request.write((transaction) => calendarsOf(transaction).endException(request, asked));
      return { ended: true };
    },

    foreseeClosing: (request, { query: { country, date, kind, cutOff, shipTo, transport } }) =>
      request.read((transaction) =>
        calendarsOf(transaction).foreseeClosing(request, {
          country,
          date,
          kind,
          shipToId: shipTo,
          transportType: transport,
          cutOff: kind === 'earlier-cut-off' ? (cutOff ?? earliest) : undefined,
        }),
      ),
  };
}
