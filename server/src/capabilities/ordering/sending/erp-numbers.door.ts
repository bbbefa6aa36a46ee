import type { SentPage } from '#capabilities/erp/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { agreedOrderStore } from './agreed-order.store.ts';
import { erpNumbersStore } from './erp-numbers.store.ts';

export type ErpNumbersDoor = ReturnType<ReturnType<typeof openErpNumbers>>;

/** Orders by the ERP's numbers, for jobs and the operator, who have no scope. */
export const openErpNumbers = () => (transaction: Transaction) => {
  const numbers = erpNumbersStore(transaction);
  return {
    findBilled: (sapIds: readonly string[]) => numbers.findBilled(sapIds),
    findOwners: (sapIds: readonly string[]) => numbers.findOwners(sapIds),
    /** Far beyond what a backup may lack. */
    jumpOrderNumbers: (by: number) => numbers.jumpOrderNumbers(by),
    findSapIds: (orderNumbers: readonly string[]) => numbers.findSapIds(orderNumbers),
    /** What was agreed with customers, to hold the ERP's documents against. */
    findAgreed: (orderNumbers: readonly string[]) => agreedOrderStore(transaction).findAgreed(orderNumbers),
    listSent: (page: SentPage) => agreedOrderStore(transaction).listSent(page),
  };
};
