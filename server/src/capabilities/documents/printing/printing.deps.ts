import type { Audit } from '#capabilities/audit/index.ts';
import type { Confirmation, Order } from '#capabilities/ordering/index.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { Reached } from '../list/find-reach.ts';
import type { StatementStore } from './statement.store.ts';
import type { SupplierStore } from './supplier.store.ts';

export type ConfirmedOrder = {
  order: Order;
  confirmation: Confirmation;
  /** By the market's calendar. */
  orderedOn: string;
  /** The caller may see documents where the order goes. */
  maySeeDocuments: boolean;
  /** The ERP has issued a pro-forma of its own. */
  hasProforma: boolean;
};

export type PrintingDeps = {
  audit: Pick<Audit, 'record'>;
  suppliers: SupplierStore;
  statements: StatementStore;
  /** The payers whose documents the caller sees, and which of them. */
  findReach: (scope: Scope) => Promise<Reached>;
  /** Refuses what is not the caller's. */
  getConfirmedOrder: (request: Request, orderNumber: string) => Promise<ConfirmedOrder>;
};
