import type { Finding } from './finding.model.ts';

/** As many as a person can still look through; without an end one account could fill the database. */
const maxSavedCarts = 200;

/** Asked before one more cart of somebody is put aside. */
export const whyNotOneMore = (savedCount: number): Finding | undefined =>
  savedCount < maxSavedCarts ? undefined : { code: 'TOO_MANY_SAVED_ORDERS', values: { maximum: maxSavedCarts } };
