import { IconNews } from '@tabler/icons-react';
import type { ArticleFilters } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';

type Props = { filters: ArticleFilters; isBeyond: boolean; onClear: () => void };

/** Why there is nothing: none yet, none of this kind, or none with these words. */
export function NoNews({ filters: { q, kind }, isBeyond, onClear }: Props) {
  const { t } = useTranslation('news');
  if (isBeyond) return <NothingFound heading={t('beyond.heading')} onClear={onClear} />;
  if (q) {
    return (
      <NothingFound heading={t('nothingFound.heading', { query: q })} text={t('nothingFound.text')} onClear={onClear} />
    );
  }
  if (kind) return <NothingFound heading={t('filtered.heading')} text={t('filtered.text')} onClear={onClear} />;
  return <EmptyState icon={IconNews} heading={t('empty.heading')} text={t('empty.text')} />;
}
