import type { Clock } from '#platform/clock.ts';
import { companiesKind, payersKind, soldTosKind } from './company-kinds.ts';
import { creditKind } from './credit-kind.ts';
import { paymentTermsKind } from './payment-terms-kind.ts';
import { type CountOpenOrders, shipTosKind, transportsKind } from './ship-to-kinds.ts';

/** Customers and their places, by the names that files are known by. */
export const companyKinds = (countOpenOrders: CountOpenOrders, clock: Clock) => ({
  companies: companiesKind,
  payers: payersKind,
  'payment-terms': paymentTermsKind,
  credit: creditKind(clock),
  'sold-tos': soldTosKind,
  'ship-tos': shipTosKind(countOpenOrders),
  'transports-and-calendars': transportsKind,
});
