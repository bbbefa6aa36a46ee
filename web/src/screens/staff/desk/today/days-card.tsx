import type { Desk, MarketDay } from '#capabilities/desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { Card } from '#ui/page/card.tsx';
import { FailedBlock } from './failed-block.tsx';

type Props = { days: NonNullable<Desk['days']> | null; at: string; onRetry: () => void };

/** Each market's day so far, beside the same weekday a week ago until the same time. */
export function DaysCard({ days, at, onRetry }: Props) {
  const { t } = useTranslation('staff-desk');
  const clock = useStaffClock();
  const columns = useColumns();
  return (
    <Card heading={t('days.heading')} lead={t('days.asOf', { moment: clock.moment(at) })}>
      {days === null ? (
        <FailedBlock text={t('days.failed')} onRetry={onRetry} />
      ) : (
        <DataList label={t('days.heading')} columns={columns} rows={days} keyOf={({ market }) => market} />
      )}
    </Card>
  );
}

function useColumns(): readonly Column<MarketDay>[] {
  const { t } = useTranslation('staff-desk');
  const language = useLanguage();
  const nameOfCountry = useCountryName();
  const orders = ({ orders: count, isMore }: MarketDay['today']) =>
    isMore ? t('days.atLeast', { n: formatNumber(language, count) }) : formatNumber(language, count);
  const money = ({ value }: MarketDay['today'], currency: string) => formatMoney(language, value, currency);
  const before = ({ before: then, currency }: MarketDay) => `${orders(then)} · ${money(then, currency)}`;
  return [
    {
      key: 'market',
      head: t('days.market'),
      isRowHead: true,
      cell: ({ market }) => nameOfCountry(market),
      card: { slot: 'title' },
    },
    {
      key: 'orders',
      head: t('days.orders'),
      kind: 'number',
      cell: ({ today }) => orders(today),
      card: { slot: 'line', cell: ({ today }) => `${t('days.orders')}: ${orders(today)}` },
    },
    {
      key: 'value',
      head: t('days.value'),
      kind: 'number',
      cell: ({ today, currency }) => money(today, currency),
      card: { slot: 'end' },
    },
    {
      key: 'before',
      head: t('days.before'),
      kind: 'number',
      cell: before,
      card: { slot: 'line', cell: (day) => `${t('days.before')}: ${before(day)}` },
    },
  ];
}
