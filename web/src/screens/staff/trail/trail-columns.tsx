import type { ReactNode } from 'react';
import {
  OldAndNew,
  type RecordedEvent,
  type TrailFilters,
  useEventWords,
  useStaffClock,
} from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { useNarrowing } from './use-narrowing.tsx';

/** When, who, what, to what, for which company, and what it was before; each value narrows the list to itself. */
export function useTrailColumns(filters: TrailFilters): readonly Column<RecordedEvent>[] {
  const { t } = useTranslation('staff');
  const clock = useStaffClock();
  const narrowing = useNarrowing(filters);
  /** On a card the value follows its name. */
  const labelled = (key: 'who' | 'what' | 'company', cell: (event: RecordedEvent) => ReactNode) => ({
    key,
    head: t(`audit.columns.${key}`),
    cell,
    card: {
      slot: 'line' as const,
      cell: (event: RecordedEvent) => {
        const value = cell(event);
        return (
          value && (
            <>
              <span className="muted">{t(`audit.columns.${key}`)}:</span> {value}
            </>
          )
        );
      },
    },
  });
  return [
    {
      key: 'when',
      head: t('audit.columns.when'),
      kind: 'day',
      cell: ({ at }) => clock.moment(at),
      card: { slot: 'line' },
    },
    {
      key: 'action',
      head: t('audit.columns.action'),
      isRowHead: true,
      cell: narrowing.action,
      card: { slot: 'title' },
    },
    labelled('who', narrowing.who),
    labelled('what', narrowing.what),
    labelled('company', narrowing.company),
    {
      key: 'changes',
      head: t('audit.columns.changes'),
      cell: (event) => (hasMore(event) ? <Changes event={event} /> : null),
      card: { slot: 'foot' },
    },
  ];
}

const hasMore = ({ details, changes }: RecordedEvent): boolean =>
  Object.keys(details).length + Object.keys(changes).length > 0;

function Changes({ event }: { event: RecordedEvent }) {
  const words = useEventWords();
  const details = words.details(event);
  return (
    <div>
      <OldAndNew changes={words.changes(event)} />
      {details.length > 0 && <p className="text-13 muted anywhere">{details.join(' · ')}</p>}
    </div>
  );
}
