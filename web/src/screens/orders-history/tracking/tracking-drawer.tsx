import { useQuery } from '@tanstack/react-query';
import { AskForHelp } from '#capabilities/help/index.ts';
import { type OrderRow, orderingQueries } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { shipToTextOf } from '../list/history-columns.tsx';
import { hasNoTracking } from './has-no-tracking.ts';
import { inventedTracking } from './invented-tracking.ts';
import { LastUpdate } from './last-update.tsx';
import { NoTracking } from './no-tracking.tsx';
import classes from './tracking-drawer.module.css';
import { TrackingEvents } from './tracking-events.tsx';

type Props = { order: OrderRow; live: 'starting' | 'live' | 'lost'; onClose: () => void };

/** Where an order is, over the list or its page. */
export function TrackingDrawer({ order, live, onClose }: Props) {
  const { t } = useTranslation('orders');
  const { orderNumber, customerOrderNumber } = order;
  const query = useQuery({ ...orderingQueries.tracking(orderNumber), retry: false });
  return (
    <Drawer
      side="right"
      title={
        <span className={`${classes.title} block`}>
          {t('orders:number', { number: orderNumber })}
          <span className="block text-14 regular muted">
            {[customerOrderNumber, shipToTextOf(order)].filter(Boolean).join(' · ')}
          </span>
        </span>
      }
      close={t('orders:detail.tracking.close')}
      onClose={onClose}
      foot={
        <div className="row wrap between gap-8-16">
          <LastUpdate asOf={query.data?.asOf} isLive={live === 'live'} />
          <AskForHelp reference={{ kind: 'order', id: orderNumber }} />
        </div>
      }
    >
      {hasNoTracking(query.data, query.error) ? (
        <NoTracking order={order} />
      ) : (
        <BlockStates
          query={query}
          failed={t('orders:detail.tracking.failed')}
          waiting={<TrackingEvents order={order} tracking={inventedTracking} />}
        >
          {(tracking) => <TrackingEvents order={order} tracking={tracking} />}
        </BlockStates>
      )}
    </Drawer>
  );
}
