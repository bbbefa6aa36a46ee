import { companiesKind, payersKind, soldTosKind } from './company-kinds.ts';
import { paymentTermsKind } from './payment-terms-kind.ts';
import { type CountOpenOrders, shipTosKind, transportsKind } from './ship-to-kinds.ts';

/** Customers and their places, by the names that files are known by. */
export const companyKinds = (countOpenOrders: CountOpenOrders) => ({
  companies: companiesKind,
  payers: payersKind,
  'payment-terms': paymentTermsKind,
  'sold-tos': soldTosKind,
  'ship-tos': shipTosKind(countOpenOrders),
  'transports-and-calendars': transportsKind,
});
