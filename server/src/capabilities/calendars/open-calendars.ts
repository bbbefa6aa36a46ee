import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { ChosenDaysDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor, TermsDoor } from '#capabilities/company/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { AwaitedOrdersDoor } from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type CalendarsDoor, calendars } from './calendars.door.ts';

type Needs = {
  clock: Clock;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  companyOf: DoorOf<CompanyDoor>;
  termsOf: DoorOf<TermsDoor>;
  awaitedOrdersOf: DoorOf<AwaitedOrdersDoor>;
  chosenDaysOf: DoorOf<ChosenDaysDoor>;
  notificationsOf: DoorOf<NotificationsDoor>;
};

/** The desk of those who say when goods are delivered. */
export const openCalendars =
  ({ clock, localMoment, ...needs }: Needs): DoorOf<CalendarsDoor> =>
  (transaction) =>
    calendars({
      portalConfig: needs.portalConfigOf(transaction),
      company: needs.companyOf(transaction),
      terms: needs.termsOf(transaction),
      orders: needs.awaitedOrdersOf(transaction),
      carts: needs.chosenDaysOf(transaction),
      tell: needs.notificationsOf(transaction).tell,
      todayIn: (country: Country) => localMoment(clock.now(), marketOf(country).timeZone).date,
    });
