import type { UseQueryResult } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { AskForHelp } from '#capabilities/help/index.ts';
import type { LiveOrders, OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { inventedDetail } from './invented-detail.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderUpdated } from './order-updated.tsx';
import { OrderView } from './order-view.tsx';

type Props = {
  orderNumber: string;
  query: UseQueryResult<OrderDetail>;
  live: LiveOrders;
  actions: OrderActions;
  back: { onBack: (event: MouseEvent) => void };
};

/** One order: what of it, where to and when, for how much, and what became of it. */
export function OrderPage({ orderNumber, query, live, actions, back: { onBack } }: Props) {
  const { t } = useTranslation('orders');
  return (
    <div className="grid one-column gap-10">
      <OrderHead orderNumber={orderNumber} order={query.data} onBack={onBack} />
      <BlockStates
        query={query}
        failed={t('orders:detail.failed')}
        help={<AskForHelp reference={{ kind: 'order', id: orderNumber }} />}
        waiting={<OrderView order={inventedDetail} actions={actions} />}
      >
        {(order) => (
          <>
            <OrderView order={order} actions={actions} />
            <OrderBar order={order} actions={actions} />
            <OrderUpdated order={order} live={live} />
          </>
        )}
      </BlockStates>
    </div>
  );
}
