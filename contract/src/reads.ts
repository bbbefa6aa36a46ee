import type { QueryName } from './operation-guards.ts';

/**
 * Where a read may be answered (T162). `replica`: by a copy of the database that has what its caller has seen and is at most
 * seconds behind. `primary`: by the database that takes the changes alone, because money, rights, a cart or an order hangs on
 * it. A change reads where it writes, so it has no line.
 */
export type Reads = 'primary' | 'replica';

/** Of every query; a new one without its line here does not compile. REST calls that read say it in their own entry. */
export const queryReads: Record<QueryName, Reads> = {
  // Whether the portal is open, and what of it.
  getPortalConfig: 'primary',
  categoryList: 'replica',
  products: 'replica',
  offers: 'replica',
  getProductAvaliablePackaging: 'replica',
  customer: 'replica',
  customerCart: 'primary',
  cart: 'primary',
  getSaveOrderForLater: 'replica',
  getSaveOrderDetails: 'replica',
  // What would come into the cart.
  previewReorder: 'primary',
};

/** How far the database had come when a change was made: sent with its answer, and sent back with what is read after it. */
export const writePositionHeader = 'write-position';
export const readAfterHeader = 'read-after';
