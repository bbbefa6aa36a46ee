import { IconClipboardList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { orderLook } from '#capabilities/ordering/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';

type Orders = NonNullable<CustomerDetail['orders']>;
type Order = Orders['results'][number];
type Props = { companyId: string; orders: Orders; isUnderHeading?: boolean };

/** The last ones of all ship-tos. */
export function OrderList({ companyId, orders: { results, total }, isUnderHeading = false }: Props) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const columns = useOrderColumns();
  if (results.length === 0)
    return <EmptyState icon={IconClipboardList} heading={t('page.noOrders.heading')} text={t('page.noOrders.text')} />;
  const n = (count: number) => formatNumber(language, count);
  return (
    <div className="grid one-column gap-8">
      <DataList
        label={t('page.lastOrders')}
        columns={columns}
        rows={results}
        keyOf={({ orderNumber }) => orderNumber}
        opening={{
          link: ({ orderNumber }, look) => <Link to="/staff/orders" search={{ order: orderNumber }} {...look} />,
        }}
        isUnderHeading={isUnderHeading}
      />
      {total > results.length && (
        <p className="text-14 muted">{t('page.ordersShown', { shown: n(results.length), total: n(total) })}</p>
      )}
      <p className="text-14" data-print="no">
        <Link to="/staff/orders" search={{ company: companyId }}>
          {t('page.allOrders')}
        </Link>
      </p>
    </div>
  );
}

function useOrderColumns(): readonly Column<Order>[] {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const clock = useStaffClock();
  const placed = ({ placedAt }: Order) => clock.day(placedAt);
  const delivery = ({ deliveryDate }: Order) => clock.calendarDay(deliveryDate);
  return [
    {
      key: 'order',
      head: t('page.orderColumns.order'),
      isRowHead: true,
      cell: ({ sapId, orderNumber }) => sapId ?? orderNumber,
      below: ({ shipTo }) => <BelowName>{shipTo.name}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'shipTo',
      head: t('page.shipTo'),
      isCardOnly: true,
      cell: ({ shipTo }) => shipTo.name,
      card: { slot: 'line' },
    },
    labelled('placed', t('page.orderColumns.placed'), placed),
    labelled('delivery', t('page.orderColumns.delivery'), delivery),
    {
      key: 'status',
      head: t('page.columns.state'),
      cell: ({ status, statusLabel }) => <StatusWord {...orderLook(status)}>{statusLabel}</StatusWord>,
      card: { slot: 'status' },
    },
    {
      key: 'total',
      head: t('page.orderColumns.total'),
      kind: 'number',
      cell: ({ total, currency }) => formatMoney(language, total, currency),
      card: { slot: 'end' },
    },
  ];
}

/** On a card the day follows its name. */
const labelled = (key: string, head: string, cell: (order: Order) => string): Column<Order> => ({
  key,
  head,
  kind: 'day',
  cell,
  card: {
    slot: 'line',
    cell: (order) => (
      <>
        <span className="muted">{head}:</span> {cell(order)}
      </>
    ),
  },
});
