import type { Change } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { TwoLines } from '#ui/list/data/two-lines.tsx';
import { usePeopleClock } from '../people/use-people-clock.ts';
import { useChangeWords } from './use-change-words.ts';

export function ChangesList({ rows }: { rows: readonly Change[] }) {
  const { t } = useTranslation('people');
  const clock = usePeopleClock();
  const words = useChangeWords();
  const columns: readonly Column<Change>[] = [
    {
      key: 'when',
      head: t('changes.when'),
      kind: 'day',
      cell: ({ at }) => clock.moment(at),
      card: { slot: 'line' },
    },
    {
      key: 'what',
      head: t('changes.what'),
      isRowHead: true,
      cell: (change) => (
        <TwoLines below={words.details(change).join('; ')}>
          <strong>{words.action(change)}</strong>
        </TwoLines>
      ),
      card: { slot: 'title' },
    },
    {
      key: 'whom',
      head: t('changes.about'),
      cell: (change) => words.whom(change),
      card: { slot: 'line', cell: (change) => `${t('changes.about')}: ${words.whom(change)}` },
    },
    {
      key: 'who',
      head: t('changes.who'),
      cell: (change) => words.actor(change),
      card: { slot: 'line', cell: (change) => `${t('changes.who')}: ${words.actor(change)}` },
    },
  ];
  return <DataList label={t('history')} isUnderHeading columns={columns} rows={rows} keyOf={({ id }) => id} />;
}
