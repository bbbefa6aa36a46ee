import { Link } from '@tanstack/react-router';
import { type Queued, useErpWords } from '#capabilities/erp-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { formatMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { VerbButton } from './verb-button.tsx';

/** Each order with why it waits and the one step that usually helps; its number leads to all the others. */
export function QueueList({ rows }: { rows: readonly Queued[] }) {
  const { t } = useTranslation('erp-desk');
  return (
    <DataList
      label={t('list')}
      columns={useColumns()}
      rows={rows}
      keyOf={({ orderNumber }) => orderNumber}
      opening={{
        link: ({ orderNumber }, look) => <Link to="/staff/erp" search={{ order: orderNumber }} {...look} />,
      }}
    />
  );
}

function useColumns(): readonly Column<Queued>[] {
  const { t } = useTranslation('erp-desk');
  const language = useLanguage();
  const words = useErpWords();
  const clock = useStaffClock();
  return [
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber }) => orderNumber,
      below: ({ shipToName, companyName }) => (
        <BelowName>{shipToName === companyName ? companyName : `${shipToName} · ${companyName}`}</BelowName>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'cause',
      head: t('columns.cause'),
      cell: ({ cause, kind }) =>
        kind === 'create' ? words.cause(cause) : `${words.kind(kind)}: ${words.cause(cause)}`,
      card: { slot: 'line' },
    },
    {
      key: 'since',
      head: t('columns.since'),
      kind: 'day',
      cell: ({ since }) => clock.moment(since),
      card: { slot: 'line', cell: ({ since }) => `${t('columns.since')}: ${clock.moment(since)}` },
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
      key: 'total',
      head: t('columns.total'),
      kind: 'number',
      cell: ({ total, currency }) => formatMoney(language, total, currency),
      card: { slot: 'end' },
    },
    {
      key: 'act',
      head: t('columns.act'),
      isHeadHidden: true,
      cell: (row) => <VerbButton row={row} />,
      card: { slot: 'foot' },
    },
  ];
}
