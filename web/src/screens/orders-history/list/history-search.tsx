import { maxSearchLength } from '#capabilities/ordering/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = { q: string | undefined; onSearch: (text: string | undefined, isRefined: boolean) => void };

/** Finds orders by part of any of their numbers. */
export function HistorySearch({ q, onSearch }: Props) {
  const { t } = useTranslation('orders');
  return (
    <SearchForm
      label={t('search.label')}
      hint={useIsWide() ? undefined : t('search.hint')}
      value={q}
      maxLength={maxSearchLength}
      onSearch={onSearch}
    />
  );
}
