import type { Country } from '@dray/contract/markets.ts';
import type { ChosenDaysDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor, TermsDoor } from '#capabilities/company/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { AwaitedOrdersDoor } from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Request } from '#platform/request/request.ts';

export type CalendarsDeps = {
  portalConfig: Pick<
    PortalConfigDoor,
    | 'listKeptHolidays'
    | 'findHoliday'
    | 'addHoliday'
    | 'removeHoliday'
    | 'listExceptions'
    | 'findException'
    | 'addException'
    | 'endException'
    | 'findComingDays'
  >;
  terms: TermsDoor;
  company: Pick<CompanyDoor, 'findDeliveryTerms'>;
  orders: AwaitedOrdersDoor;
  carts: ChosenDaysDoor;
  tell: NotificationsDoor['tell'];
  /** The calendar day of a market right now. */
  todayIn: (country: Country) => string;
};

/** Who keeps calendars, and where they may. */
export type Keeper = Pick<Request, 'actor' | 'scope' | 'caller'>;
