import type { LiveOrders, OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { useOrderClock } from '../actions/order-clock.ts';
import { OrderBadges } from './order-badges.tsx';
import classes from './order-head.module.css';
import { OrderNumbers } from './order-numbers.tsx';

type Props = { orderNumber: string; order: OrderDetail | undefined; live: LiveOrders };

/** Which order it is, how far it is, under which numbers it is known and who placed it. Its heading never waits. */
export function OrderHead({ orderNumber, order, live }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  return (
    <header className="grid gap-4">
      <div className="row wrap gap-4-12">
        <h1>{t('orders:number', { number: orderNumber })}</h1>
        {order && <OrderBadges order={order} />}
        {live.state !== 'starting' && (
          <span className={`${classes.live} push-end`} data-print="no">
            <LiveMark isLive={live.state === 'live'}>
              {order?.changedAt ? t('orders:detail.changed', { time: clock.moment(order.changedAt) }) : undefined}
            </LiveMark>
          </span>
        )}
      </div>
      {order && <OrderNumbers order={order} />}
    </header>
  );
}
