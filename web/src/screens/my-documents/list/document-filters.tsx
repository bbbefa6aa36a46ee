import type { ReactNode } from 'react';
import type { DocumentsFilters } from '#capabilities/documents/index.ts';
import { FilterBar } from '#ui/list/filters/filter-bar.tsx';
import { useDocumentFilters } from './use-document-filters.ts';

type Props = {
  filters: DocumentsFilters;
  /** "Show 3 documents"; undefined while it is not known. */
  show: string | undefined;
  /** The field to search in, where the heading has no room for it. */
  search: ReactNode;
  onFilters: (filters: DocumentsFilters) => void;
};

/** Narrows documents by ship-to, period and what is paid of them (D1). */
export function DocumentFilters({ filters, show, search, onFilters }: Props) {
  const { q, type } = filters;
  return (
    <FilterBar
      filters={useDocumentFilters(filters, onFilters)}
      show={show}
      search={search}
      onClear={() => onFilters({ ...(q ? { q } : {}), ...(type ? { type } : {}) })}
    />
  );
}
