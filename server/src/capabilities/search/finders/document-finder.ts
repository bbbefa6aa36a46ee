import type { DocumentsDoor, FoundDocuments } from '#capabilities/documents/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { addressOf, type Hit } from '../rules/search.model.ts';
import type { Finder } from './search.deps.ts';

const list = '/my-documents';

type Document = FoundDocuments['documents'][number];

/** Documents by their numbers, by those of their orders and by their amounts, as their list finds them. */
export const documentFinder =
  (documentsOf: DoorOf<Pick<DocumentsDoor, 'findDocuments'>>): Finder =>
  async (request, { text, max }) => {
    const found = await request.read((transaction) => documentsOf(transaction).findDocuments(request.scope, text, max));
    return {
      exact: found.exact.map(hitOf),
      results: found.documents.map(hitOf),
      total: found.total,
      isMore: false,
      corrected: found.corrected,
      href: addressOf(list, { q: found.search }),
    };
  };

const hitOf = (document: Document): Hit => ({
  key: document.id,
  kind: document.type,
  title: document.number,
  detail: [document.title, document.orderNumber ?? document.sapId].filter(Boolean).join(' · '),
  href: addressOf(list, { document: document.id }),
  at: document.date,
  amountMinor: document.amountMinor,
  currency: document.currency,
});
