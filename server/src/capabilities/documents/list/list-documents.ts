import { type DocumentType, documentTypes, zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import { type StaleList, staleLists } from '../archives/stale-lists.ts';
import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ArchiveName } from '../port/archive.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';
import { isDocumentId } from '../rules/document-id.model.ts';
import { monthOf } from '../rules/month.model.ts';
import type { DocumentFilter } from '../store/document-keys.store.ts';
import { type DocumentPage, type FoundDocument, type TypeCounts, toCounts } from '../store/document-list.store.ts';
import { type SourceError, sourceErrors } from './archive-errors.ts';
import { searchedParts } from './document-search.model.ts';
import { findReach, payersAtMost, type Reached } from './find-reach.ts';

export type DocumentsFound = { documents: readonly ListedDocument[]; counts: TypeCounts; total: number };
export const everything: DocumentFilter = {
  type: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  payerId: undefined,
  shipToId: undefined,
  source: undefined,
};

export type AskedDocuments = DocumentFilter & { search: string | undefined };

export type ListAnswer = DocumentsFound & {
  /** Which lists of archives have to be asked for again. */
  stale: readonly StaleList[];
  /** Which archives nothing is known of yet. */
  reading: readonly ArchiveName[];
  errors: readonly SourceError[];
};

/** A page of the list, newest first, and how many of each type the other filters leave. */
export async function listDocuments(
  deps: DocumentsDeps,
  scope: Scope,
  { search, ...filter }: AskedDocuments,
  page: DocumentPage,
): Promise<ListAnswer> {
  const reach = await findReach(deps, scope);
  const parts = searchedParts(search ?? '');
  const found = await (parts.length > 0
    ? searchDocuments(deps, reach, { filter, parts, page })
    : readPage(deps, reach, filter, page));
  return { ...found, ...archivedOf(deps, reach, filter) };
}

function archivedOf(deps: DocumentsDeps, { payers, states: known }: Reached, { payerId }: DocumentFilter) {
  const isAsked = (id: string) => payerId === undefined || id === payerId;
  const states = known.filter((state) => isAsked(state.payerId));
  const stale = staleLists(
    deps,
    payers.filter(({ id }) => isAsked(id)),
    states,
  );
  const unknown = stale.filter(({ state }) => !state).map(({ source }) => source);
  return { stale, reading: [...new Set(unknown)], errors: sourceErrors(deps, states) };
}

async function readPage({ list }: DocumentsDeps, reach: Reached, filter: DocumentFilter, page: DocumentPage) {
  const [documents, counts] = await Promise.all([
    list.listDocuments(reach, filter, page),
    list.countDocuments(reach, { ...filter, type: undefined }),
  ]);
  return { documents, counts, total: totalOf(counts, filter.type) };
}

type Search = { filter: DocumentFilter; parts: readonly string[]; page: DocumentPage };

async function searchDocuments({ list }: DocumentsDeps, reach: Reached, { filter, parts, page }: Search) {
  const found = await list.findDocuments(reach, { ...filter, type: undefined }, parts);
  const counts = toCounts(countsOf(found));
  const ids = found.filter(({ type }) => filter.type === undefined || type === filter.type).map(({ id }) => id);
  const documents = await list.listFound(reach, ids.slice(page.offset, page.offset + page.limit));
  return { documents, counts, total: totalOf(counts, filter.type) };
}

const countsOf = (found: readonly FoundDocument[]) =>
  documentTypes.map((type) => ({ type, counted: found.filter((one) => one.type === type).length }));

const totalOf = (counts: TypeCounts, type: DocumentType | undefined): number =>
  type ? counts[type] : Object.values(counts).reduce((sum, each) => sum + each, 0);

/** By the ERP's number of the order or by ours; a foreign order has no documents that anybody could find. */
export async function listDocumentsOfOrder(
  deps: DocumentsDeps,
  scope: Scope,
  orderId: string,
): Promise<readonly ListedDocument[]> {
  const order = isDocumentId(orderId) ? await deps.findOrder(scope, orderId) : undefined;
  if (!order) throw new Refusal('DOCUMENT_NOT_FOUND');
  if (order.sapId === undefined) return [];
  return deps.list.listOfOrder(await findReach(deps, scope), order.sapId);
}

/** A foreign one answers like a missing one. */
export async function getDocument(deps: DocumentsDeps, scope: Scope, id: string): Promise<ListedDocument> {
  const [document] = await getDocuments(deps, scope, [id]);
  if (!document) throw new Refusal('DOCUMENT_NOT_FOUND');
  return document;
}

/** Several at once, in the sequence in which they were asked for; with a foreign one among them there are none. */
export async function getDocuments(
  deps: DocumentsDeps,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly ListedDocument[]> {
  const found = ids.every(isDocumentId) ? await deps.list.findDocumentsOf(await findReach(deps, scope), ids) : [];
  const byId = new Map(found.map((document) => [document.id, document]));
  return ids.map((id) => {
    const document = byId.get(id);
    if (!document) throw new Refusal('DOCUMENT_NOT_FOUND');
    return document;
  });
}

/** All of a month, in one zip or not at all. */
export async function listOfMonth(
  deps: DocumentsDeps,
  scope: Scope,
  month: string,
): Promise<readonly ListedDocument[]> {
  const reach = await findReach(deps, scope);
  const found = await deps.list.listDocuments(
    reach,
    { ...everything, ...monthOf(month) },
    { offset: 0, limit: zipFilesLimit + 1 },
  );
  if (found.length === 0) throw new Refusal('DOCUMENT_NOT_FOUND');
  if (found.length > zipFilesLimit) throw new Refusal('ZIP_TOO_MANY_FILES', { max: zipFilesLimit });
  return found;
}

export async function requirePayer({ findPayers }: DocumentsDeps, scope: Scope, payerId: string): Promise<void> {
  const payers = await findPayers(scope, payersAtMost);
  if (!payers.some(({ id }) => id === payerId)) throw new Refusal('DOCUMENT_NOT_FOUND');
}
