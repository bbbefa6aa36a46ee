import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor, CreditDoor } from '#capabilities/company/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { ErpNumbersDoor, OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type DocumentsDoor, documents } from './documents.door.ts';
import type { DocumentsDeps } from './needs/documents.deps.ts';
import type { ArchiveSettings, Archives } from './port/archive.ts';
import { archiveEntryStore } from './store/archive-entry.store.ts';
import { archiveListStore } from './store/archive-list.store.ts';
import { balanceStore } from './store/balance.store.ts';
import { billingDocumentStore } from './store/billing-document.store.ts';
import { documentEntryStore } from './store/document-entry.store.ts';
import { documentListStore } from './store/document-list.store.ts';
import { documentNotificationStore } from './store/document-notification.store.ts';
import { outlookStore } from './store/outlook.store.ts';
import { structuredStore } from './store/structured.store.ts';

type Needs = {
  clock: Clock;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  archives: Archives;
  archiveMarkets: ArchiveSettings['markets'];
  auditOf: DoorOf<Audit>;
  filesOf: DoorOf<FilesDoor>;
  companyOf: DoorOf<Pick<CompanyDoor, 'listPayersWithin' | 'findPayerWithoutScope'>>;
  creditOf: DoorOf<Pick<CreditDoor, 'findCredit'>>;
  orderingOf: DoorOf<Pick<OrderingDoor, 'findOwner'>>;
  erpNumbersOf: DoorOf<Pick<ErpNumbersDoor, 'findBilled'>>;
};

/** Documents belong to the owner of the billed orders, else to the payer. */
export const openDocuments =
  (needs: Needs): DoorOf<DocumentsDoor> =>
  (transaction) =>
    documents({
      documents: billingDocumentStore(transaction),
      entries: documentEntryStore(transaction),
      get structured() {
        return structuredStore(transaction);
      },
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
      get archiveEntries() {
        return archiveEntryStore(transaction);
      },
      archives: needs.archives,
      archiveMarkets: needs.archiveMarkets,
      audit: needs.auditOf(transaction),
      files: needs.filesOf(transaction),
      ...ofNeighbours(needs, transaction),
      clock: needs.clock,
    });

type OfNeighbours = 'findOrders' | 'findOrder' | 'findPayers' | 'findPayerOwner' | 'findCredit' | 'findToday' | 'dayOf';

function ofNeighbours(
  { clock, localMoment, companyOf, creditOf, ...needs }: Needs,
  transaction: Transaction,
): Pick<DocumentsDeps, OfNeighbours> {
  const dayOf = async (moment: Date, country: Country) => localMoment(moment, marketOf(country).timeZone).date;
  return {
    findOrders: (sapIds) => needs.erpNumbersOf(transaction).findBilled(sapIds),
    findOrder: (scope, orderId) => needs.orderingOf(transaction).findOwner(scope, orderId),
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
  };
}
