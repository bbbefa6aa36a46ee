import { type DocumentsFilters, maxSearchLength } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { changedFilters } from '#ui/list/filters/changed-filters.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { useDocumentFilters } from './use-document-filters.ts';

type Props = {
  filters: DocumentsFilters;
  /** "Show 3 documents"; undefined while it is not known. */
  show: string | undefined;
  onFilters: (filters: DocumentsFilters) => void;
};

/** Finds documents by number, order or amount, ship-to, period and what is paid of them (D1). */
export function DocumentFilters({ filters, show, onFilters }: Props) {
  const { t } = useTranslation('documents');
  const { q, type } = filters;
  return (
    <FilterBar
      filters={useDocumentFilters(filters, onFilters)}
      show={show}
      onClear={() => onFilters({ ...(q ? { q } : {}), ...(type ? { type } : {}) })}
      search={
        <SearchForm
          label={t('search')}
          value={q}
          maxLength={maxSearchLength}
          onSearch={(text) => onFilters(changedFilters(filters, { q: text }))}
        />
      }
    />
  );
}
