import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { AskForHelp } from '#capabilities/help/index.ts';
import type { LiveOrders, OrderDetail } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { Stack } from '#ui/page/stack.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { inventedDetail } from './invented-detail.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderView } from './order-view.tsx';

type Props = {
  orderNumber: string;
  query: UseQueryResult<OrderDetail>;
  live: LiveOrders;
  actions: OrderActions;
  back: { onBack: (event: MouseEvent) => void };
};

const toList = ({ order, ...filters }: { order?: string }) => filters;

/** One order: what of it, where to and when, for how much, and what became of it. */
export function OrderPage({ orderNumber, query, live, actions, back: { onBack } }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Stack>
      <Breadcrumb
        label={t('orders:detail.breadcrumb')}
        links={[
          {
            key: 'orders',
            link: (
              <Link to="/orders/history" search={toList} onClick={onBack}>
                {t('orders:heading')}
              </Link>
            ),
          },
        ]}
        current={orderNumber}
      />
      <OrderHead orderNumber={orderNumber} order={query.data} live={live} />
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
          </>
        )}
      </BlockStates>
    </Stack>
  );
}
