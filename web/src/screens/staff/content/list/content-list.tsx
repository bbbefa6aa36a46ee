import { customs, type Language } from '@dray/contract/languages.ts';
import { Link } from '@tanstack/react-router';
import type { ContentRow } from '#capabilities/content-desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import { ContentStateBadge } from '../parts/content-state.tsx';

/** Each item with what it is, where it stands and what it lacks; the row leads to it. */
export function ContentList({ rows }: { rows: readonly ContentRow[] }) {
  const { t } = useTranslation('content-desk');
  return (
    <DataList
      label={t('list')}
      columns={useColumns()}
      rows={rows}
      keyOf={({ id }) => id}
      opening={{
        link: ({ kind, id }, look) => <Link to="/staff/content/$kind/$id" params={{ kind, id }} {...look} />,
      }}
    />
  );
}

/** By their own names, so that everybody reads them alike. */
const names = (languages: readonly Language[]): string => languages.map((each) => customs[each].endonym).join(', ');

function useColumns(): readonly Column<ContentRow>[] {
  const { t } = useTranslation('content-desk');
  const clock = useStaffClock();
  const nameOfCountry = useCountryName();
  const marketsOf = ({ markets }: ContentRow): string =>
    markets.length === 0 ? t('allMarkets') : markets.map((each) => nameOfCountry(each)).join(', ');
  const changed = ({ changedAt, changedBy }: ContentRow): string =>
    [clock.moment(changedAt), changedBy ?? t('fromFolder')].join(' · ');
  return [
    {
      key: 'title',
      head: t('columns.title'),
      isRowHead: true,
      cell: ({ title }) => <span className="anywhere">{title || t('untitled')}</span>,
      below: ({ kind }) => <BelowName>{t(`kind.${kind}`)}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: (row) => (
        <>
          <ContentStateBadge state={row.state} />
          <Besides row={row} />
        </>
      ),
      card: { slot: 'status' },
    },
    { key: 'markets', head: t('columns.markets'), cell: marketsOf, card: { slot: 'line' } },
    {
      key: 'missing',
      head: t('columns.missing'),
      cell: ({ missing }) =>
        missing.length > 0 ? <span className="warning">{names(missing)}</span> : <span className="muted">–</span>,
      card: {
        slot: 'line',
        cell: ({ missing }) =>
          missing.length > 0 ? `${t('columns.missing')}: ${names(missing)}` : t('nothingMissing'),
      },
    },
    {
      key: 'changed',
      head: t('columns.changed'),
      kind: 'day',
      cell: ({ changedAt, changedBy }) => (
        <>
          <span className="block nowrap">{clock.moment(changedAt)}</span>
          <span className="block text-13 muted anywhere">{changedBy ?? t('fromFolder')}</span>
        </>
      ),
      card: { slot: 'line', cell: changed },
    },
  ];
}

/** What waits behind what is shown. */
function Besides({ row: { state, hasDraft, hasLater } }: { row: ContentRow }) {
  const { t } = useTranslation('content-desk');
  const words = [hasDraft && state !== 'draft' && t('hasDraft'), hasLater && t('hasLater')].filter(Boolean);
  return words.length > 0 && <span className="block text-13 muted">{words.join(' · ')}</span>;
}
