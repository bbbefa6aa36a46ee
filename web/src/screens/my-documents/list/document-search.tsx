import { maxSearchLength } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = { q: string | undefined; onSearch: (text: string | undefined, isRefined: boolean) => void };

/** Finds documents by number, order or amount. */
export function DocumentSearch({ q, onSearch }: Props) {
  const { t } = useTranslation('documents');
  return (
    <SearchForm
      label={t('search')}
      hint={useIsWide() ? undefined : t('searchHint')}
      value={q}
      maxLength={maxSearchLength}
      onSearch={onSearch}
    />
  );
}
