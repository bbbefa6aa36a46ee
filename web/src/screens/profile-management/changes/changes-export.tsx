import { useQueryClient } from '@tanstack/react-query';
import { type Change, type ChangesFilters, peopleQueries } from '#capabilities/people/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import { CsvButton } from '#ui/list/export/csv-button.tsx';
import { useChangeWords } from './use-change-words.ts';

/** So many pages in a row nobody minds; a longer trail is asked for by shorter periods. */
const maxPages = 40;

/** What the filters leave, as a file; moments as ISO writes them, so that every program sorts them. */
export function ChangesExport({ filters }: { filters: ChangesFilters }) {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const words = useChangeWords();
  const columns: readonly CsvColumn<Change>[] = [
    { head: t('changes.when'), value: ({ at }) => at },
    { head: t('changes.what'), value: (change) => words.action(change) },
    { head: t('history'), value: (change) => words.details(change).join('; ') },
    { head: t('changes.about'), value: (change) => words.whom(change) },
    { head: t('changes.who'), value: (change) => words.actor(change) },
  ];
  const fetchRows = async () => {
    const rows: Change[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const { results, total } = await client.fetchQuery(peopleQueries.changes(filters, page));
      rows.push(...results);
      if (results.length === 0 || rows.length >= total) return { rows, isCut: false };
    }
    return { rows, isCut: true };
  };
  return <CsvButton fileName={t('changes.export')} columns={columns} fetchRows={fetchRows} />;
}
