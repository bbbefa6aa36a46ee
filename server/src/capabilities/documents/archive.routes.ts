import type { archiveRoutes as contract } from '@dray/contract/documents/archives.rest.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { FileParts } from './document-files.ts';
import { fileAnswer } from './file.routes.ts';
import type { ListFresh } from './fresh-lists.ts';
import { documentToWire, errorToWire, filterFromWire } from './list/documents.wire.ts';
import type { ArchiveName } from './port/archive.ts';

const documentsAtMost = 100;

/** The archives by their own calls (D3, D4). */
export function archiveRoutes(parts: FileParts, listFresh: ListFresh): RestHandlers<typeof contract> {
  const list = async (request: Request, source: ArchiveName, query: Parameters<typeof filterFromWire>[0]) => {
    const asked = { ...filterFromWire(query), source };
    const { documents, errors, reading } = await listFresh(request, asked, { offset: 0, limit: documentsAtMost });
    return {
      documents: documents.map((document) => documentToWire(document, request.language)),
      errors: errors.filter((error) => error.source === source).map((error) => errorToWire(error, request.language)),
      reading: reading.filter((name) => name === source),
    };
  };

  return {
    getTesiDetails: (request) => list(request, 'tesi', { type: 'other' }),
    getCablogDetails: (request) => list(request, 'cablog', { type: 'shipping' }),
    getArchivedInvoices: async (request, { body: { payerId, from, to } }) => {
      await request.read((transaction) => parts.documentsOf(transaction).requirePayer(request.scope, payerId));
      return list(request, 'olsa', { type: 'invoice', payer: payerId, from, to });
    },
    getArchivedInvoice: (request, { body: { documentId } }) => fileAnswer(parts, request, documentId, 'olsa'),
  };
}
