import { nextDay } from '@dray/contract/calendar-day.ts';
import type { Request } from '#platform/request.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import type { OrderFilter, OrderPage } from './order-history.store.ts';

/** Days as they are written, both included. */
export type AskedOrders = Omit<OrderFilter, 'placedFrom' | 'placedBefore'> & {
  from: string | undefined;
  to: string | undefined;
};

/** A day begins at midnight on the wall of the reader's market, so that what he ordered in the evening is that day's. */
export async function listOrders(
  { history, findTimeZone, instantOf }: OrderingDeps,
  { scope, caller }: Pick<Request, 'scope' | 'caller'>,
  { from, to, ...filter }: AskedOrders,
  page: OrderPage,
) {
  const timeZone = from || to ? await findTimeZone(caller.country) : 'UTC';
  const midnight = (date: string | undefined) => date && instantOf({ date, time: '00:00' }, timeZone);
  return history.listOrders(
    scope,
    { ...filter, placedFrom: midnight(from) || undefined, placedBefore: midnight(to && nextDay(to)) || undefined },
    page,
  );
}
