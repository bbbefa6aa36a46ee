import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CustomerDetail } from '#capabilities/customers/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { formatDateWithWeekday, formatWeekday } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { OrderFor } from './order-for/order-for.tsx';
import { ShipToStatus } from './ship-to-status.tsx';
import { type CustomerShipTo, shipTosOf } from './why/ship-tos-of.ts';

/** Where goods go, when they can come, and at whose prices. */
export function ShipToList({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('customers');
  const columns = useShipToColumns(customer);
  const rows = shipTosOf(customer);
  if (rows.length === 0)
    return <EmptyState icon={IconMapPin} heading={t('page.noShipTos.heading')} text={t('page.noShipTos.text')} />;
  return <DataList label={t('page.views.ship-tos')} columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

function useShipToColumns({ company, prices }: CustomerDetail): readonly Column<CustomerShipTo>[] {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const where = ({ id, street, city }: CustomerShipTo) => [id, street, city].filter(Boolean).join(' · ');
  const next = ({ nextDelivery }: CustomerShipTo) =>
    nextDelivery ? formatDateWithWeekday(language, nextDelivery) : t('page.noNext');
  const calendar = (shipTo: CustomerShipTo) => <Calendars shipTo={shipTo} />;
  const listOf = ({ id }: CustomerShipTo) => {
    const list = prices?.find(({ shipToId }) => shipToId === id)?.priceList;
    if (!list) return t('page.noPriceList');
    return list.isOfMarket
      ? t('page.marketList', { currency: list.currency })
      : t('page.priceListOf', { id: list.id, currency: list.currency });
  };
  return [
    {
      key: 'name',
      head: t('page.columns.shipTo'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: (row) => <BelowName>{where(row)}</BelowName>,
      card: { slot: 'title' },
    },
    { key: 'where', head: t('page.columns.shipTo'), isCardOnly: true, cell: where, card: { slot: 'line' } },
    {
      key: 'state',
      head: t('page.columns.state'),
      cell: ({ status }) => <ShipToStatus status={status} />,
      card: { slot: 'status' },
    },
    { key: 'calendar', head: t('page.columns.calendar'), cell: calendar, card: { slot: 'line' } },
    labelled('next', t('page.columns.next'), next),
    ...(prices ? [labelled('list', t('page.columns.priceList'), listOf)] : []),
    {
      key: 'order',
      head: t('page.orderFor'),
      isHeadHidden: true,
      cell: ({ id, name, status }) =>
        status === 'Active' && <OrderFor shipToId={id} name={name} companyId={company.id} />,
      card: { slot: 'line' },
    },
  ];
}

/** On a card the value follows its name. */
const labelled = (key: string, head: string, cell: (row: CustomerShipTo) => string): Column<CustomerShipTo> => ({
  key,
  head,
  cell,
  card: {
    slot: 'line',
    cell: (row) => (
      <>
        <span className="muted">{head}:</span> {cell(row)}
      </>
    ),
  },
});

const weekdays = [1, 2, 3, 4, 5, 6, 7];

function Calendars({ shipTo: { id, name, transports } }: { shipTo: CustomerShipTo }) {
  const { t } = useTranslation('customers');
  const { data: self } = useQuery(staffQueries.self());
  const language = useLanguage();
  const daysOf = (closed: readonly number[]) =>
    weekdays
      .filter((day) => !closed.includes(day))
      .map((day) => formatWeekday(language, day, 'short'))
      .join(', ') || t('page.noDays');
  return (
    <div className="grid gap-4 items-start">
      <ul className="grid gap-4 no-bullets m-0 p-0 text-14">
        {transports.map(({ transportType, label, closedWeekdays, cutOff }) => (
          <li key={transportType}>
            {t('page.calendar', { transport: label, days: daysOf(closedWeekdays), time: cutOff })}
          </li>
        ))}
      </ul>
      {holdsRight(self?.rights, 'customers.edit') && (
        <Link to="/staff/calendar" search={{ shipTo: id }} className="inline-row touch text-14">
          {t('page.openCalendar')} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}
