import { calendarsRoutes, openCalendars } from '#capabilities/calendars/index.ts';
import { openChosenDays } from '#capabilities/cart/index.ts';
import { localMoment, openTerms } from '#capabilities/company/index.ts';
import { openAwaitedOrders } from '#capabilities/ordering/index.ts';
import type { Base } from '../base.ts';

/** When goods are delivered: holidays, days that differ, the terms of each ship-to, and whom a change of them hits. */
export const composeCalendars = (base: Base) =>
  calendarsRoutes(
    openCalendars({
      ...base,
      localMoment,
      termsOf: openTerms(base),
      awaitedOrdersOf: openAwaitedOrders(),
      chosenDaysOf: openChosenDays(),
    }),
  );
