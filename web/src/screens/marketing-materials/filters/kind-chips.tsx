import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MaterialFilters, materialsQueries, typeName } from '#capabilities/content/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { LinkChips } from '#ui/list/link-chips.tsx';

/** What kinds of file there are in what is shown, and how many of each. */
export function KindChips({ filters: { type: chosen, ...others } }: { filters: MaterialFilters }) {
  const { t } = useTranslation('materials');
  const filters: MaterialFilters = others;
  const { data } = useQuery(materialsQueries.list(filters, useLanguage()));
  const files = data?.results ?? [];
  const types = [...new Set([...files.map(({ type }) => type), ...(chosen ? [chosen] : [])])].toSorted();
  const chipOf = (type: string | undefined, label: string, count: number) => ({
    key: type ?? '',
    label,
    count: data ? count : undefined,
    link: (look: object) => (
      <Link
        to="/marketing-materials"
        search={changedFilters(filters, { type }) as object}
        resetScroll={false}
        {...look}
      />
    ),
  });
  return (
    <LinkChips
      label={t('type')}
      current={chosen ?? ''}
      chips={[
        chipOf(undefined, t('allFolders'), files.length),
        ...types.map((type) => chipOf(type, typeName(type), files.filter((file) => file.type === type).length)),
      ]}
    />
  );
}
