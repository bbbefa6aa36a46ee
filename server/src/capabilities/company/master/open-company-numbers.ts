import type { Transaction } from '#platform/database/connection.ts';
import { companyNumbersStore } from './company-numbers.store.ts';

export type CompanyNumbersDoor = ReturnType<ReturnType<typeof openCompanyNumbers>>;

/** For who adds a customer: whose a number is already, and how others of the market are served. */
export const openCompanyNumbers = () => (transaction: Transaction) => {
  const { findTakenNumbers, findUsualTerms } = companyNumbersStore(transaction);
  return { findTakenNumbers, findUsualTerms };
};
