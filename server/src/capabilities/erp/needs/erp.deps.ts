import type { Country } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { CallsNow } from '#platform/metrics/recent-calls.ts';
import type { AgreedOrder } from '../port/agreed-order.ts';
import type { ContractUpdate, CreditUpdate } from '../port/customer-update.ts';
import type { ErpPort } from '../port/erp-port.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import type { BillingUpdate, CancelAnswer, DeliveryUpdate, OrderUpdate } from '../port/order-update.ts';

/** `unknown`: the document is of no order here. */
export type Applied = 'changed' | 'same' | 'unknown';

/** Orders of a market in their numbers' order, those behind `after`. */
export type PassedPage = { country: Country; after: string; max: number };

/** Orders of a market that have the ERP's number, as they were placed, from a moment and a number of ours on. */
export type SentPage = { country: Country; from: { at: Date; orderNumber: string }; until: Date; max: number };
export type SentRow = { orderNumber: string; sapId: string; placedAt: Date };

/** What the portal's orders do with the ERP's words; each in the caller's transaction. */
export type ErpOrders = {
  findOrderToSend: (orderNumber: string) => Promise<OrderToSend | undefined>;
  findSapId: (orderNumber: string) => Promise<string | undefined>;
  /** Of those that are here; null where the ERP's number has not come. */
  findSapIds: (orderNumbers: readonly string[]) => Promise<ReadonlyMap<string, string | null>>;
  /** Of those that are here, what was agreed with their customers. */
  findAgreed: (orderNumbers: readonly string[]) => Promise<readonly AgreedOrder[]>;
  listSent: (page: SentPage) => Promise<readonly SentRow[]>;
  setSapId: (orderNumber: string, sapId: string) => Promise<void>;
  /** People at the brewery look at it, or no longer. */
  setChecking: (orderNumber: string, isChecking: boolean) => Promise<void>;
  settleCancel: (orderNumber: string, answer: CancelAnswer) => Promise<void>;
  giveUp: (orderNumber: string) => Promise<void>;
  applyOrder: (update: OrderUpdate) => Promise<Applied>;
  applyDelivery: (update: DeliveryUpdate) => Promise<Applied>;
  applyBilling: (update: BillingUpdate) => Promise<Applied>;
  /** What changes because a delivery day is over. Answers where the next page begins, as long as there is one. */
  refreshPassedDays: (page: PassedPage) => Promise<string | undefined>;
};

/** What is known of customers besides their orders; each in the caller's transaction. */
export type ErpCustomers = {
  applyContract: (update: ContractUpdate) => Promise<Applied>;
  applyCredit: (update: CreditUpdate) => Promise<Applied>;
};

export type ErpSettings = {
  /** The longest that the ERP may still commit what we gave up. */
  quietMs: number;
  /** How far back every round of a feed begins: a change is stamped before it is committed. */
  overlapMs: number;
  /** Orders under way to the ERP at once. */
  parallel: number;
  /** Between two rounds of the orders' feed; the others' are four times as long. */
  pollMs: number;
};

export type ErpDeps = {
  port: ErpPort;
  ordersOf: (transaction: Transaction) => ErpOrders;
  customersOf: (transaction: Transaction) => ErpCustomers;
  read: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  queue: Pick<JobQueue, 'take' | 'complete' | 'tryAgain' | 'inTrace'>;
  clock: Clock;
  logger: Logger;
  settings: ErpSettings;
  /** How customers fare in this process, beside whom orders are sent. */
  lookAtCalls: () => CallsNow;
};
