import { IconPhoto } from '@tabler/icons-react';
import type { MaterialFilters } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';

type Props = { filters: MaterialFilters; onClear: () => void };

/** No files at all, none with these words, or none that the filters leave. */
export function NoMaterials({ filters, onClear }: Props) {
  const { t } = useTranslation('materials');
  if (filters.q) {
    return <NothingFound heading={t('nothingFound.heading', { query: filters.q })} onClear={onClear} />;
  }
  if (Object.keys(filters).length > 0) {
    return <NothingFound heading={t('filtered.heading')} text={t('filtered.text')} onClear={onClear} />;
  }
  return <EmptyState icon={IconPhoto} heading={t('empty.heading')} text={t('empty.text')} />;
}
