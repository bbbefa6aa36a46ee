import { type Company, wholesaler } from './company.ts';

/** The brewery itself: it buys nothing, but its staff's accounts have to belong somewhere. */
export const supplier: Company = {
  id: 'C1000',
  country: 'CZ',
  name: 'Meridian Breweries CZ a.s.',
  customerType: wholesaler,
  identificationNo: '26900778',
  taxvat: 'CZ26900778',
  address: 'Sladová 1, 664 00 Havranov',
  transports: [],
  payers: [],
};
