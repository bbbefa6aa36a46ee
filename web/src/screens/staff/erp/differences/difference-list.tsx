import { Link } from '@tanstack/react-router';
import type { Mismatch } from '#capabilities/erp-desk/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { DifferenceDetail } from './difference-detail.tsx';

/** Both sides of each; where the order is here, its number leads to its way and the steps. */
export function DifferenceList({ rows }: { rows: readonly Mismatch[] }) {
  const { t } = useTranslation('erp-desk');
  return (
    <DataList
      label={t('differences.list')}
      columns={useColumns()}
      rows={rows}
      keyOf={({ kind, orderNumber, sapId }) => `${kind} ${orderNumber} ${sapId}`}
    />
  );
}

function useColumns(): readonly Column<Mismatch>[] {
  const { t } = useTranslation('erp-desk');
  const clock = useStaffClock();
  return [
    {
      key: 'order',
      head: t('columns.order'),
      isRowHead: true,
      cell: ({ orderNumber, companyName }) =>
        companyName === null ? (
          orderNumber
        ) : (
          <Link to="/staff/erp" search={{ order: orderNumber }}>
            {orderNumber}
          </Link>
        ),
      below: ({ companyName }) => <BelowName>{companyName ?? t('differences.notHere')}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'kind',
      head: t('differences.what'),
      cell: ({ kind }) => t(`differences.kinds.${kind}`),
      below: (row) => <DifferenceDetail {...row} />,
      card: { slot: 'line' },
    },
    {
      key: 'here',
      head: t('differences.here'),
      cell: ({ ourSapId }) => ourSapId ?? '–',
      card: { slot: 'line', cell: ({ ourSapId }) => `${t('differences.here')}: ${ourSapId ?? '–'}` },
    },
    {
      key: 'there',
      head: t('differences.there'),
      cell: ({ sapId }) => sapId ?? '–',
      card: { slot: 'line', cell: ({ sapId }) => `${t('differences.there')}: ${sapId ?? '–'}` },
    },
    {
      key: 'help',
      head: t('differences.help'),
      cell: ({ kind }) => t(`differences.helps.${kind}`),
      card: { slot: 'line' },
    },
    {
      key: 'since',
      head: t('columns.since'),
      kind: 'day',
      cell: ({ firstSeenAt }) => clock.moment(firstSeenAt),
      card: { slot: 'line' },
    },
  ];
}
