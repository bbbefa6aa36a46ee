import {
  CancellationStatus,
  DeliveryStatus,
  ErpNote,
  type OrderRow,
  OrderStatus,
} from '#capabilities/ordering/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { brand } from '#platform/brand.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './history-columns.module.css';
import { RepeatOnCard } from './repeat-on-card.tsx';
import { RowActions } from './row-actions.tsx';

export const shipToTextOf = (order: OrderRow): string => shipToName({ name: order.shipToName, city: order.shipToCity });

/** An order in the list, in one line: which and when, where to, when it comes, how far it is, for how much. */
export function useHistoryColumns(actions: OrderActions): readonly Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  const clock = useOrderClock();
  const byDesk = t('fromDesk', { supplier: brand.company });
  return [
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber }) => <span className="nowrap">{orderNumber}</span>,
      below: ({ isFromDesk }) => isFromDesk && <BelowName>{byDesk}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'placed',
      head: t('columns.ordered'),
      kind: 'day',
      cell: ({ orderDate }) => <span className="muted">{clock.dayInList(clock.dayOf(orderDate))}</span>,
      card: 'none',
    },
    {
      key: 'place',
      head: t('columns.place'),
      cell: ({ shipToName: name }) => name,
      card: {
        slot: 'line',
        cell: (order) =>
          [order.shipToName, clock.dayInList(order.deliveryDate), order.isFromDesk ? byDesk : []].flat().join(' · '),
      },
    },
    {
      key: 'delivery',
      head: t('columns.delivery'),
      cell: (order) => (
        <span className={classes.delivery}>
          <span className={classes.day}>{clock.dayInList(order.deliveryDate)}</span>
          <DeliveryStatus order={order} />
        </span>
      ),
      card: { slot: 'end', cell: (order) => <DeliveryWord order={order} /> },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: (order) => <State order={order} />,
      card: { slot: 'status', cell: (order) => <ErpNote order={order} /> },
    },
    {
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: (order) => <Total order={order} />,
      card: {
        slot: 'beside',
        cell: (order) => (
          <span className="size-15 semibold tabular nowrap">
            <Total order={order} />
          </span>
        ),
      },
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      cell: (order) => <RowActions order={order} actions={actions} />,
      card: { slot: 'act', cell: (order) => <RepeatOnCard order={order} actions={actions} /> },
    },
  ];
}

/** On a card the way of the goods is enough; how far the brewery is with the order is on its page. */
const DeliveryWord = ({ order }: { order: OrderRow }) => (
  <span className={classes.word}>
    {order.cancellation !== 'none' && order.deliveryStatus !== 'CANCELLED' ? (
      <CancellationStatus order={order} />
    ) : order.deliveryStatus ? (
      <DeliveryStatus order={order} />
    ) : (
      <OrderStatus order={order} />
    )}
  </span>
);

/** How far it is, and what else must be known: that it is to be cancelled, or that the brewery has not confirmed it. */
const State = ({ order }: { order: OrderRow }) => (
  <>
    <span className="nowrap">
      <OrderStatus order={order} />
    </span>
    {order.cancellation === 'none' ? (
      <span className="block size-13 muted">
        <ErpNote order={order} />
      </span>
    ) : (
      <CancellationStatus order={order} />
    )}
  </>
);

function Total({ order: { total, currency, cancellation } }: { order: OrderRow }) {
  const amount = formatMoney(useLanguage(), total, currency);
  return cancellation === 'done' ? <s className="muted">{amount}</s> : <strong>{amount}</strong>;
}
