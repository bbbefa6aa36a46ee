import type { LiveOrders, OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { LiveMark } from '#ui/list/states/live-mark.tsx';
import { useOrderClock } from '../actions/order-clock.ts';

type Props = { order: OrderDetail; live: LiveOrders };

/** Below everything, for it comes last: whether the page follows the order by itself, and when it changed. */
export function OrderUpdated({ order: { changedAt }, live: { state } }: Props) {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  if (state === 'starting') return null;
  return (
    <div data-print="no">
      <LiveMark isLive={state === 'live'}>
        {changedAt ? t('detail.changed', { time: clock.moment(changedAt) }) : undefined}
      </LiveMark>
    </div>
  );
}
