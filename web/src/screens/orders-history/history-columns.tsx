import { type OrderRow, OrderStatus } from '#capabilities/ordering/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatDateWithWeekday, formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import classes from './history-columns.module.css';
import { useDayOf } from './use-day-of.ts';

export const placeOf = (order: OrderRow): string => shipToName({ name: order.shipToName, city: order.shipToCity });

/** An order in the list: by its number, with where to and when, how far it is and what it costs. */
export function useHistoryColumns(): readonly Column<OrderRow>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dayOf = useDayOf();
  const ordered = (order: OrderRow) => formatShortDate(language, dayOf(order.orderDate));
  return [
    { key: 'ordered', head: t('columns.ordered'), kind: 'day', cell: ordered, card: 'none' },
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber }) => orderNumber,
      beside: ({ customerOrderNumber }) => <span className={classes.own}>· {customerOrderNumber}</span>,
      card: { slot: 'title' },
    },
    {
      key: 'place',
      head: t('columns.place'),
      cell: placeOf,
      card: {
        slot: 'line',
        cell: (order) =>
          t('placeAndDay', { shipTo: placeOf(order), day: formatDateWithWeekday(language, order.deliveryDate) }),
      },
    },
    {
      key: 'delivery',
      head: t('columns.delivery'),
      kind: 'day',
      cell: ({ deliveryDate }) => formatShortDate(language, deliveryDate),
      card: { slot: 'line', cell: (order) => `${ordered(order)} · ${order.customerOrderNumber}` },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: ({ status }) => <OrderStatus status={status} />,
      card: { slot: 'status' },
    },
    {
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: ({ total, currency }) => <strong>{formatMoney(language, total, currency)}</strong>,
      card: { slot: 'end' },
    },
  ];
}
