import type { Terms } from '#capabilities/calendars/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { BelowName } from '#ui/list/data/two-lines.tsx';
import type { ListSelection } from '#ui/list/selection/use-selection.ts';
import { useCalendarWords } from '../parts/use-calendar-words.ts';

export const keyOfTerms = ({ shipToId, transportType }: Pick<Terms, 'shipToId' | 'transportType'>): string =>
  `${shipToId} ${transportType}`;

type Props = { rows: readonly Terms[]; selection: ListSelection<Terms>; onChange: (row: Terms) => void };

/** Each ship-to and means of transport in a row. */
export function TermsList({ rows, selection, onChange }: Props) {
  const { t } = useTranslation('calendars');
  return (
    <DataList
      label={t('terms.list')}
      isUnderHeading
      columns={useTermsColumns(onChange)}
      rows={rows}
      keyOf={keyOfTerms}
      selection={selection}
    />
  );
}

function useTermsColumns(onChange: (row: Terms) => void): readonly Column<Terms>[] {
  const { t } = useTranslation('calendars');
  const words = useCalendarWords();
  return [
    {
      key: 'name',
      head: t('terms.columns.name'),
      isRowHead: true,
      cell: ({ name }) => name,
      below: ({ city, shipToId }) => <BelowName>{`${city} · ${shipToId}`}</BelowName>,
      card: { slot: 'title' },
    },
    {
      key: 'transport',
      head: t('terms.columns.transport'),
      cell: ({ transportType }) => words.transport(transportType),
      card: { slot: 'line' },
    },
    {
      key: 'lead',
      head: t('terms.columns.lead'),
      cell: ({ leadDays }) => words.lead(leadDays),
      card: { slot: 'line' },
    },
    {
      key: 'cutOff',
      head: t('terms.columns.cutOff'),
      kind: 'day',
      cell: ({ cutOff }) => cutOff,
      card: { slot: 'line', cell: ({ cutOff }) => `${t('terms.columns.cutOff')} ${cutOff}` },
    },
    {
      key: 'closed',
      head: t('terms.columns.closed'),
      cell: ({ closedWeekdays }) => words.weekdays(closedWeekdays),
      card: {
        slot: 'line',
        cell: ({ closedWeekdays }) =>
          closedWeekdays.length === 0
            ? words.weekdays(closedWeekdays)
            : `${t('terms.columns.closed')}: ${words.weekdays(closedWeekdays)}`,
      },
    },
    {
      key: 'change',
      head: t('terms.columns.actions'),
      isHeadHidden: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="default"
          aria-label={t('terms.changeNamed', { name: row.name, transport: words.transport(row.transportType) })}
          onClick={() => onChange(row)}
        >
          {t('terms.change')}
        </Button>
      ),
      card: { slot: 'foot' },
    },
  ];
}
