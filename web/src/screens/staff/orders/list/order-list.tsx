import { Link } from '@tanstack/react-router';
import type { AnyOrderRow } from '#capabilities/order-desk/index.ts';
import { orderLook } from '#capabilities/ordering/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';

/** Each order with its numbers, whose it is and where it goes; the row leads to it. */
export function OrderList({ rows }: { rows: readonly AnyOrderRow[] }) {
  const { t } = useTranslation('staff-orders');
  return (
    <DataList
      label={t('list')}
      columns={useColumns()}
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
      opening={{
        link: ({ orderNumber }, look) => <Link to="/staff/orders" search={{ order: orderNumber }} {...look} />,
      }}
    />
  );
}

/** Customers' own numbers that fit into a column; longer ones may be broken. */
const usualLength = 16;

function useColumns(): readonly Column<AnyOrderRow>[] {
  const { t } = useTranslation('staff-orders');
  const language = useLanguage();
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const money = ({ total, currency }: AnyOrderRow) => formatMoney(language, total, currency);
  return [
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber }) => <span className="nowrap">{orderNumber}</span>,
      below: ({ sapId, customerOrderNumber }) => (
        <>
          {sapId && <BelowName>{sapId}</BelowName>}
          <BelowName>
            <span className={customerOrderNumber.length > usualLength ? 'anywhere' : 'nowrap'}>
              {customerOrderNumber}
            </span>
          </BelowName>
        </>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'customer',
      head: t('columns.company'),
      cell: ({ companyName, shipToName, market }) => (
        <>
          <span className="block">{companyName}</span>
          <span className="block text-13 muted anywhere">
            {[...(shipToName === companyName ? [] : [shipToName]), nameOfCountry(market)].join(' · ')}
          </span>
        </>
      ),
      card: { slot: 'line', cell: ({ companyName, market }) => `${companyName} · ${nameOfCountry(market)}` },
    },
    {
      key: 'placed',
      head: t('columns.placed'),
      kind: 'day',
      cell: ({ orderDate, placedBy }) => (
        <>
          <span className="block nowrap">{clock.moment(orderDate)}</span>
          {placedBy && <span className="block text-13 muted anywhere">{placedBy}</span>}
        </>
      ),
      card: { slot: 'line', cell: ({ orderDate }) => `${t('columns.placed')}: ${clock.moment(orderDate)}` },
    },
    {
      key: 'delivery',
      head: t('columns.delivery'),
      kind: 'day',
      cell: ({ deliveryDate }) => clock.calendarDay(deliveryDate),
      card: {
        slot: 'line',
        cell: ({ deliveryDate }) => `${t('columns.delivery')}: ${clock.calendarDay(deliveryDate)}`,
      },
    },
    {
      key: 'status',
      head: t('columns.status'),
      cell: ({ status, statusLabel }) => <StatusWord {...orderLook(status)}>{statusLabel}</StatusWord>,
      card: { slot: 'status' },
    },
    {
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: (order) => <span className="nowrap">{money(order)}</span>,
      card: { slot: 'end', cell: money },
    },
  ];
}
