import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import { type CompanyDoor, type CreditDoor, localMoment } from '#capabilities/company/index.ts';
import {
  type ArchiveSettings,
  archiveListStore,
  balanceStore,
  billingDocumentStore,
  type DocumentsDeps,
  documentEntryStore,
  documentListStore,
  documentNotificationStore,
  documents,
  documentsRoutes,
  openArchives,
  outlookStore,
  structuredStore,
} from '#capabilities/documents/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { erpNumbersStore, orderHistoryStore } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  auditOf: DoorOf<Audit>;
  filesOf: DoorOf<FilesDoor>;
  companyOf: DoorOf<CompanyDoor>;
  /** Without an address none is asked. */
  archives?: ArchiveSettings | undefined;
  creditOf: DoorOf<Pick<CreditDoor, 'findCredit'>>;
};

/** Documents belong to the owner of the billed orders, else to the payer. */
export function composeDocuments(parts: Parts) {
  const archives = parts.archives ? openArchives(parts.archives, parts.clock) : {};
  const documentsOf = (transaction: Transaction) =>
    documents(depsOf({ ...parts, transaction, openedArchives: archives }));
  return { documentsOf, documentsRoutes: documentsRoutes({ documentsOf, archives }) };
}

type DepsParts = Parts & { transaction: Transaction; openedArchives: DocumentsDeps['archives'] };

function depsOf({ clock, auditOf, filesOf, companyOf, creditOf, ...parts }: DepsParts): DocumentsDeps {
  const { transaction } = parts;
  const dayOf = async (moment: Date, country: Country) => localMoment(moment, marketOf(country).timeZone).date;
  return {
    documents: billingDocumentStore(transaction),
    get structured() {
      return structuredStore(transaction);
    },
    entries: documentEntryStore(transaction),
    get list() {
      return documentListStore(transaction);
    },
    get notifications() {
      return documentNotificationStore(transaction);
    },
    get balances() {
      return balanceStore(transaction);
    },
    get outlook() {
      return outlookStore(transaction);
    },
    get archiveLists() {
      return archiveListStore(transaction);
    },
    archives: parts.openedArchives,
    archiveMarkets: parts.archives?.markets ?? [],
    audit: auditOf(transaction),
    files: filesOf(transaction),
    findOrders: (sapIds) => erpNumbersStore(transaction).findBilled(sapIds),
    findOrder: (scope, orderId) => orderHistoryStore(transaction).findOwner(scope, orderId),
    async findPayers(scope, max) {
      const payers = await companyOf(transaction).listPayersWithin(scope, max);
      return payers.map((payer) => ({ ...payer, currency: marketOf(payer.country).currency }));
    },
    async findPayerOwner(payerId) {
      const payer = await companyOf(transaction).findPayerWithoutScope(payerId);
      return payer && { companyId: payer.companyId, country: payer.country, shipToId: undefined };
    },
    async findCredit(payerIds) {
      const credits = await creditOf(transaction).findCredit(payerIds);
      // What was ordered since is owed as well, though no bill says so yet.
      return [...credits.values()].map(({ usedMinor, ordersSinceMinor, ...line }) => ({
        ...line,
        usedMinor: usedMinor + ordersSinceMinor,
      }));
    },
    findToday: (country) => dayOf(clock.now(), country),
    dayOf,
    clock,
  };
}
