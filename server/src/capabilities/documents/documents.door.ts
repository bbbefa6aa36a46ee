import type { StructuredFormat } from '@dray/contract/documents/document-kinds.ts';
import type { BillingUpdate } from '#capabilities/erp/index.ts';
import type { BellEntry } from '#capabilities/notifications/index.ts';
import type { OutsideErrorCode } from '#platform/outside/outside-failure.ts';
import type { Actor, Request, Scope } from '#platform/request/request.ts';
import { type ArchiveList, keepPart } from './archives/keep-list.ts';
import { findStaleLists } from './archives/stale-lists.ts';
import { applyBilling, assignBills } from './billing/apply-billing.ts';
import { storePdf } from './billing/store-pdf.ts';
import { keepArchived } from './downloads/keep-archived.ts';
import { findOfOrder, findPapersOfOrder, type PaperedOrder } from './find-papers-of-order.ts';
import { findDocuments } from './list/find-documents.ts';
import { findReach } from './list/find-reach.ts';
import { listBalances } from './list/list-balances.ts';
import {
  type AskedDocuments,
  getDocument,
  getDocuments,
  listDocuments,
  listDocumentsOfOrder,
  listOfMonth,
  requirePayer,
} from './list/list-documents.ts';
import type { DocumentsDeps } from './needs/documents.deps.ts';
import { describeDocuments } from './notifications/describe-documents.ts';
import { gatherNews } from './notifications/gather-news.ts';
import { getOutlook } from './outlook/get-outlook.ts';
import type { ArchiveDocument } from './port/archive.ts';
import type { ListedDocument } from './rules/document-entry.model.ts';
import type { DocumentPage } from './store/document-list.store.ts';
import { type FetchedStructured, storeStructured } from './structured/store-structured.ts';

export type DocumentsDoor = ReturnType<typeof documents>;

export function documents(deps: DocumentsDeps) {
  const listReached = async (scope: Scope, ids: readonly string[]) =>
    deps.list.findDocumentsOf(await findReach(deps, scope), ids);
  return {
    findReach: (scope: Scope) => findReach(deps, scope),
    applyBilling: (update: BillingUpdate) => applyBilling(deps, update),
    assignBills: (sapId: string) => assignBills(deps, sapId),
    storePdf: (number: string, bytes: Buffer | undefined) => storePdf(deps, number, bytes),
    isWanted: async (number: string) => (await deps.documents.findDocument(number))?.fileState === 'waiting',

    storeStructured: (fetched: FetchedStructured) => storeStructured(deps, fetched),
    isStructuredWanted: async (number: string, format: string) =>
      (await deps.structured.findState(number, format)) === 'waiting',

    findOfOrder: (sapId: string) => findOfOrder(deps, sapId),
    findPapersOfOrder: (request: Request, order: PaperedOrder) => findPapersOfOrder(deps, request, order),

    listDocuments: (scope: Scope, asked: AskedDocuments, page: DocumentPage) => listDocuments(deps, scope, asked, page),
    /** For a search over everything: the best few by a number, or by one that is nearly it. */
    findDocuments: (scope: Scope, text: string, max: number) => findDocuments(deps, scope, text, max),
    listDocumentsOfOrder: (scope: Scope, orderId: string) => listDocumentsOfOrder(deps, scope, orderId),
    listBalances: (scope: Scope) => listBalances(deps, scope),
    getOutlook: (scope: Scope) => getOutlook(deps, scope),
    listOfMonth: (scope: Scope, month: string) => listOfMonth(deps, scope, month),
    getDocument: (scope: Scope, id: string) => getDocument(deps, scope, id),
    getDocuments: (scope: Scope, ids: readonly string[]) => getDocuments(deps, scope, ids),
    /** Those of them that they reach, in their own order. */
    listReached,
    describeNotifications: (request: Request, entries: readonly BellEntry[]) =>
      describeDocuments(listReached, request, entries),
    gatherNews: () => gatherNews(deps),
    listCompaniesToTell: (after: string | undefined, max: number) => deps.notifications.listCompaniesToTell(after, max),
    listToTell: (companyIds: readonly string[]) => deps.notifications.listToTell(companyIds),
    requirePayer: (scope: Scope, payerId: string) => requirePayer(deps, scope, payerId),

    askForLists: (payerIds: readonly string[], uid: string | undefined) => deps.archiveLists.askForLists(payerIds, uid),
    findStaleLists: (payerId: string) => findStaleLists(deps, payerId),
    keepPart: (list: ArchiveList, some: readonly ArchiveDocument[]) => keepPart(deps, list, some),
    hideGone: ({ source, payer }: ArchiveList, kept: readonly string[], max: number) =>
      deps.archiveEntries.hideGone({ source, payerId: payer.id }, kept, max),
    setListRead: ({ source, payer }: ArchiveList) => deps.archiveLists.setRead(source, payer.id, deps.clock.now()),
    setListFailed: ({ source, payer }: ArchiveList, code: OutsideErrorCode) =>
      deps.archiveLists.setError(source, payer.id, { code, at: deps.clock.now() }),
    keepArchived: (document: ListedDocument, bytes: Buffer | undefined) => keepArchived(deps, document, bytes),
    /** Who has taken which document of whose. */
    recordDownload: (actor: Actor, { id, source, owner }: ListedDocument, format?: StructuredFormat) =>
      deps.audit.record(actor, {
        action: 'document-downloaded',
        subject: `document:${id}`,
        details: { source, ...(format ? { format } : {}) },
        ...(owner ? { companyId: owner.companyId } : {}),
      }),

    askForFile: (number: string) => deps.documents.askForFile(number),
    askForStructured: (number: string, format: StructuredFormat) => deps.structured.askFor(number, format),

    readFile: async ({ file }: Pick<ListedDocument, 'file'>): Promise<Buffer | undefined> =>
      file.key === undefined ? undefined : deps.files.readFile(file.key),
  };
}
