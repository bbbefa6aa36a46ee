import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Minor } from '#platform/money.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Archives } from '../port/archive.ts';
import type { BilledOrder, DocumentOwner } from '../rules/document-entry.model.ts';
import type { ArchiveEntryStore } from '../store/archive-entry.store.ts';
import type { ArchiveListStore } from '../store/archive-list.store.ts';
import type { BalanceStore } from '../store/balance.store.ts';
import type { BillingDocumentStore } from '../store/billing-document.store.ts';
import type { DocumentEntryStore } from '../store/document-entry.store.ts';
import type { DocumentListStore } from '../store/document-list.store.ts';
import type { DocumentNotificationStore } from '../store/document-notification.store.ts';
import type { OutlookStore } from '../store/outlook.store.ts';
import type { StructuredStore } from '../store/structured.store.ts';

/** A payer of whom the caller reaches one ship-to at least. */
export type PayerOfScope = { id: string; name: string; companyId: string; country: Country; currency: string };

/** What a payer may owe, and what of it they do. */
export type CreditLine = {
  payerId: string;
  currency: string;
  limitMinor: Minor;
  usedMinor: Minor;
  mode: 'none' | 'warn' | 'block';
  asOf: Date;
};

export type DocumentsDeps = {
  documents: BillingDocumentStore;
  structured: StructuredStore;
  entries: DocumentEntryStore;
  list: DocumentListStore;
  balances: BalanceStore;
  outlook: OutlookStore;
  notifications: DocumentNotificationStore;
  archiveLists: ArchiveListStore;
  archiveEntries: ArchiveEntryStore;
  archives: Archives;
  archiveMarkets: readonly Country[];
  audit: Pick<Audit, 'record'>;
  files: Pick<FilesDoor, 'judgeDocument' | 'addFiles' | 'readFile'>;
  /** Orders by the ERP's numbers, for jobs, which have no scope. */
  findOrders: (sapIds: readonly string[]) => Promise<readonly BilledOrder[]>;
  /** One of the caller's, by the ERP's number or ours. */
  findOrder: (scope: Scope, orderId: string) => Promise<{ sapId: string | undefined } | undefined>;
  findPayers: (scope: Scope, max: number) => Promise<readonly PayerOfScope[]>;
  /** Whose a payer is, for jobs. */
  findPayerOwner: (payerId: string) => Promise<DocumentOwner | undefined>;
  findCredit: (payerIds: readonly string[]) => Promise<readonly CreditLine[]>;
  findToday: (country: Country) => Promise<string>;
  dayOf: (moment: Date, country: Country) => Promise<string>;
  clock: Clock;
};
