import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  documentsQueries,
  readDocumentsAddress,
  useLiveDocuments,
  wantedDocuments,
  warmUpPreview,
} from '#capabilities/documents/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { DocumentsPage } from './documents-page.tsx';
import { usePreview } from './preview/use-preview.ts';

/** Invoices and whatever else was issued, what is to be paid, and each document beside the list (D1, T142). */
export function MyDocumentsScreen() {
  const language = useLanguage();
  const { page = 1, document: open, ...asked } = readDocumentsAddress(useSearch({ strict: false }));
  const filters = open === undefined ? wantedDocuments(asked) : asked;
  const query = useQuery(documentsQueries.list(filters, page, language));
  useLiveDocuments();
  const navigate = useNavigate();
  const preview = usePreview(open, query.data?.documentList);
  useEffect(() => void whenIdle().then(warmUpPreview), []);
  return (
    <DocumentsPage
      query={query}
      filters={filters}
      page={page}
      preview={preview}
      onFilters={(search, replace = false) =>
        void navigate({ to: '/my-documents', search, replace, resetScroll: false })
      }
    />
  );
}
