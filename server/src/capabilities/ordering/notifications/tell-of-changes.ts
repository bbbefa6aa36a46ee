import { addDays } from '@dray/contract/calendar-day.ts';
import type { Channel, Notification } from '#capabilities/notifications/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { hasShortProof } from '../rules/line-states.model.ts';
import type { Delivery, LineState, MarketCalendar, OrderState } from '../rules/order-facts.model.ts';
import type { LockedOrder } from '../store/order-state.store.ts';
import { deliveredIn, isShorterThan, shortageFact } from './shortage.model.ts';

export type OrderNotificationKind = Exclude<
  Extract<Notification, { params: { orderNumber: string } }>['kind'],
  'order-confirmed'
>;

/** What a person must know at once comes by mail, too. */
const byMail: readonly Channel[] = ['mail', 'bell'];
const byBell: readonly Channel[] = ['bell'];

/** After so long a feed that catches up brings nothing new any more. */
const notifiedForDays = 30;

export type Settled = {
  before: readonly LineState[];
  after: readonly LineState[];
  orderState: OrderState;
  deliveries: readonly Delivery[];
  calendar: MarketCalendar;
};

/** Each fact once; of several at once the one that makes the others idle. */
export async function tellOfChanges(deps: OrderingDeps, locked: LockedOrder, settled: Settled): Promise<void> {
  const { before, after, orderState, deliveries, calendar } = settled;
  if (locked.deliveryDate < addDays(calendar.today, -notifiedForDays)) return;
  const was = locked.orderState;
  if (orderState.status === 'Fully Rejected') {
    if (was.status !== 'Fully Rejected') await tellOrder(deps, locked, 'order-cancelled');
    return;
  }
  if (orderState.cancellation === 'refused' && was.cancellation !== 'refused')
    await tellOrder(deps, locked, 'cancellation-refused');
  if (isShorterThan(before, after)) await tellOrder(deps, locked, 'order-changed', shortageFact(after));
  const delivered = deliveredIn(after);
  if (delivered > deliveredIn(before))
    await tellOrder(
      deps,
      locked,
      'order-delivered',
      String(delivered),
      hasShortProof(deliveries, calendar) ? byMail : byBell,
    );
}

/** To the person whom the order is for; what they read is written when it is sent. */
export const tellOrder = (
  { tell }: Pick<OrderingDeps, 'tell'>,
  { orderNumber, uid }: Pick<LockedOrder, 'orderNumber' | 'uid'>,
  kind: OrderNotificationKind,
  fact?: string,
  channels: readonly Channel[] = byMail,
): Promise<void> =>
  tell({ kind, uid, subject: `order:${orderNumber}`, params: { orderNumber }, language: undefined, fact }, channels);
