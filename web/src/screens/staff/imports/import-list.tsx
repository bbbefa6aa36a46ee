import { Link } from '@tanstack/react-router';
import type { ImportHead } from '#capabilities/imports/index.ts';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';
import { useCounted } from './use-counted.ts';
import { useImportWords } from './use-import-words.ts';

/** Each with what became of it; its name leads to its page. */
export function ImportList({ imports }: { imports: readonly ImportHead[] }) {
  const { t } = useTranslation('imports');
  const columns = useColumns();
  return (
    <DataList
      label={t('earlier')}
      isUnderHeading
      columns={columns}
      rows={imports}
      keyOf={({ id }) => id}
      opening={{ link: ({ id }, look) => <Link to="/staff/imports" search={{ import: id }} {...look} /> }}
    />
  );
}

function useColumns(): readonly Column<ImportHead>[] {
  const { t } = useTranslation('imports');
  const counted = useCounted();
  const words = useImportWords();
  const clock = useStaffClock();
  return [
    { key: 'file', head: t('list.file'), isRowHead: true, cell: ({ fileName }) => fileName, card: { slot: 'title' } },
    { key: 'kinds', head: t('list.kinds'), cell: ({ kinds }) => words.kinds(kinds), card: { slot: 'line' } },
    {
      key: 'state',
      head: t('list.state'),
      cell: ({ state }) => <StatusWord {...words.look(state)}>{words.state(state)}</StatusWord>,
      card: { slot: 'status' },
    },
    {
      key: 'changes',
      head: t('list.changes'),
      kind: 'number',
      cell: ({ counts }) => changesOf(counts),
      card: { slot: 'line', cell: ({ counts }) => t('list.changesOf', counted(changesOf(counts))) },
    },
    { key: 'by', head: t('list.by'), cell: ({ requestedBy }) => requestedBy, card: { slot: 'line' } },
    {
      key: 'at',
      head: t('list.at'),
      kind: 'day',
      cell: ({ requestedAt }) => clock.moment(requestedAt),
      card: { slot: 'line' },
    },
  ];
}

const changesOf = (counts: ImportHead['counts']): number =>
  counts.reduce((sum, count) => sum + count.new + count.changed + count.ended, 0);
