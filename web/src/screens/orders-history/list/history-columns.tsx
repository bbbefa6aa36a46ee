import {
  CancellationStatus,
  DeliveryStatus,
  ErpNote,
  type OrderRow,
  OrderStatus,
} from '#capabilities/ordering/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { BelowName, TwoLines } from '#ui/list/data/two-lines.tsx';
import type { OrderActions } from '../actions/order-actions.ts';
import { useOrderClock } from '../actions/order-clock.ts';
import classes from './history-columns.module.css';
import { RowActions } from './row-actions.tsx';
import { useLoadText } from './use-load-text.ts';

export const shipToTextOf = (order: OrderRow): string => shipToName({ name: order.shipToName, city: order.shipToCity });

/** An order in the list, in two lines: which and when, where to and how much, when it comes, how far it is, for how much. */
export function useHistoryColumns(actions: OrderActions): readonly Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const clock = useOrderClock();
  const loadOf = useLoadText();
  const placed = (order: OrderRow) =>
    [order.customerOrderNumber, formatShortDate(language, clock.dayOf(order.orderDate))].filter(Boolean).join(' · ');
  return [
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber }) => orderNumber,
      below: (order) => <BelowName>{placed(order)}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'place',
      head: t('columns.place'),
      cell: (order) => <TwoLines below={loadOf(order)}>{shipToTextOf(order)}</TwoLines>,
      card: { slot: 'line', cell: (order) => `${shipToTextOf(order)} · ${loadOf(order)}` },
    },
    { key: 'placed', head: t('columns.ordered'), cell: placed, card: { slot: 'line' }, isCardOnly: true },
    {
      key: 'delivery',
      head: t('columns.delivery'),
      cell: (order) => <TwoLines below={<DeliveryStatus order={order} />}>{clock.day(order.deliveryDate)}</TwoLines>,
      card: {
        slot: 'status',
        cell: (order) => (
          <span className={classes.delivery}>
            <DeliveryStatus order={order} /> {clock.day(order.deliveryDate)}
          </span>
        ),
      },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: (order) => <State order={order} />,
      card: { slot: 'status' },
    },
    {
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: (order) => <Total order={order} />,
      card: { slot: 'end' },
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      cell: (order) => <RowActions order={order} actions={actions} />,
      card: { slot: 'foot' },
    },
  ];
}

/** How far it is, and what else must be known: that it is to be cancelled, or that the brewery has not confirmed it. */
const State = ({ order }: { order: OrderRow }) => (
  <TwoLines below={order.cancellation === 'none' ? <ErpNote order={order} /> : <CancellationStatus order={order} />}>
    <OrderStatus order={order} />
  </TwoLines>
);

function Total({ order: { total, currency, cancellation } }: { order: OrderRow }) {
  const amount = formatMoney(useLanguage(), total, currency);
  return cancellation === 'done' ? <s className="muted">{amount}</s> : <strong>{amount}</strong>;
}
