import { queryOptions } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadChunk } from '#platform/chunk-reload.ts';
import { fetchFile } from './fetch-file.ts';

export type OpenedPdf = { pdf: PDFDocumentProxy; library: typeof import('./pdf-library.ts') };

const loadLibrary = () => loadChunk(() => import('./pdf-library.ts'));

/** Asked for before it is needed: a reader who opens the list is likely to look into a document. */
export const warmUpPreview = (): void => void import('./pdf-library.ts').catch(() => undefined);

/** An opened file, with the library that draws it; both come at the same time. */
export const pdfQuery = (address: string) =>
  queryOptions({
    queryKey: ['documents', 'pdf', address],
    queryFn: async ({ signal }): Promise<OpenedPdf> => {
      const [library, bytes] = await Promise.all([loadLibrary(), fetchFile(address, signal)]);
      return { pdf: await library.openPdf(bytes), library };
    },
    // An issued document never changes; a few stay open for readers who go back and forth.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
    retry: false,
  });
