import type { DocumentType } from '@dray/contract/documents/document-kinds.ts';
import type { documentsRoutes as contract } from '@dray/contract/documents/documents.rest.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { archiveRoutes } from './archive.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { freshLists, type ListParts } from './fresh-lists.ts';
import {
  balanceToWire,
  countsToWire,
  documentToWire,
  errorToWire,
  filterFromWire,
  listsToWire,
} from './list/documents.wire.ts';
import { outlookToWire } from './outlook/outlook.wire.ts';

export function documentsRoutes(parts: ListParts): RestHandlers<typeof contract> {
  const { documentsOf } = parts;
  const listFresh = freshLists(parts);

  const listOfOrder =
    (type: DocumentType | undefined) => async (request: Request, input: { params: { id: string } }) => {
      const found = await request.read((transaction) =>
        documentsOf(transaction).listDocumentsOfOrder(request.scope, input.params.id),
      );
      const documents = found
        .filter((document) => type === undefined || document.type === type)
        .map((document) => documentToWire(document, request.language));
      return { documents, ...listsToWire(documents), errors: [] };
    };

  return {
    async listDocuments(request, { query: { offset, limit, ...query } }) {
      const found = await listFresh(request, filterFromWire(query), { offset, limit });
      const documentList = found.documents.map((document) => documentToWire(document, request.language));
      return {
        documentList,
        ...listsToWire(documentList),
        total: found.total,
        counts: countsToWire(found.counts),
        errors: found.errors.map((error) => errorToWire(error, request.language)),
        reading: [...found.reading],
      };
    },
    listBalances: async (request) => {
      const balances = await request.read((transaction) => documentsOf(transaction).listBalances(request.scope));
      return { balances: balances.map(balanceToWire) };
    },
    getOutlook: async (request) => {
      const outlook = await request.read((transaction) => documentsOf(transaction).getOutlook(request.scope));
      return outlookToWire(outlook, request.language);
    },
    listDocumentsOfOrder: listOfOrder(undefined),
    listInvoicesOfOrder: listOfOrder('invoice'),
    listCreditNotesOfOrder: listOfOrder('credit-note'),
    listOthersOfOrder: listOfOrder('other'),
    listProformasOfOrder: listOfOrder('proforma'),
    ...archiveRoutes(parts, listFresh),
    ...fileRoutes(parts),
  };
}
