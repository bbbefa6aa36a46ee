import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { WantedHoliday } from '#capabilities/portal-config/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CalendarsDeps, Keeper } from './calendars.deps.ts';
import { changeCalendars } from './change-calendars.ts';
import { addException, addHoliday, endException, foreseeClosing } from './keep-days.ts';
import { tryOrder } from './try-order.ts';

export type CalendarsDoor = ReturnType<typeof calendars>;

/** More days of a month differ for no market. */
const maxExceptions = 500;

/** The desk of those who say when goods are delivered. */
export function calendars(deps: CalendarsDeps) {
  const { portalConfig, terms } = deps;
  return {
    async listHolidays(scope: Scope, country: Country) {
      if (!scope.markets.includes(country)) throw new Refusal('NOT_FOUND');
      return portalConfig.listKeptHolidays(country);
    },
    addHoliday: (keeper: Keeper, wanted: WantedHoliday) => addHoliday(deps, keeper, wanted),
    async getHoliday(id: string) {
      const kept = await portalConfig.findHoliday(id);
      if (!kept) throw new Refusal('NOT_FOUND');
      return kept;
    },
    removeHoliday: ({ actor, scope }: Keeper, id: string) =>
      portalConfig.removeHoliday(actor, { id, markets: scope.markets }),
    async listExceptions(
      scope: Scope,
      span: { country: Country; from: string; to: string; shipToId?: string | undefined },
    ) {
      const found = await portalConfig.listExceptions({ ...span, shipToId: span.shipToId }, maxExceptions);
      const places = await terms.listServed(
        scope,
        found.flatMap(({ shipToId }) => shipToId ?? []),
      );
      const reached = new Map(places.map((place) => [place.id, place]));
      const shown = found.filter(({ shipToId }) =>
        shipToId === undefined ? scope.markets.includes(span.country) : reached.has(shipToId),
      );
      return shown.map((exception) => ({ exception, place: reached.get(exception.shipToId ?? '') }));
    },
    addException: (keeper: Keeper, wanted: Parameters<typeof addException>[2]) => addException(deps, keeper, wanted),
    async getException(scope: Scope, id: string) {
      const exception = await portalConfig.findException(id);
      if (!exception) throw new Refusal('NOT_FOUND');
      const [place] = await terms.listServed(scope, exception.shipToId ? [exception.shipToId] : []);
      return { exception, place };
    },
    findServed: async (scope: Scope, id: string | undefined) =>
      id === undefined ? undefined : (await terms.listServed(scope, [id]))[0],
    endException: (keeper: Keeper, asked: Parameters<typeof endException>[2]) => endException(deps, keeper, asked),
    foreseeClosing: (keeper: Keeper, wanted: Parameters<typeof foreseeClosing>[2]) =>
      foreseeClosing(deps, keeper, wanted),
    async listCalendars(
      scope: Scope,
      filter: Parameters<typeof terms.listTerms>[1],
      slice: { offset: number; limit: number },
    ) {
      const [rows, total] = await Promise.all([terms.listTerms(scope, filter, slice), terms.countTerms(scope, filter)]);
      return { rows, total };
    },
    changeCalendars: (keeper: Keeper, wanted: WantedTerms) => changeCalendars(deps, keeper, wanted),
    tryOrder: (scope: Scope, tried: Parameters<typeof tryOrder>[2]) => tryOrder(deps, scope, tried),
    todayIn: deps.todayIn,
  };
}
