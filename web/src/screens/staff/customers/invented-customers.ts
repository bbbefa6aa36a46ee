import type { CustomerOnWire } from '#capabilities/customers/index.ts';

/** Rows of the size of real ones, for the time until these come. */
export const inventedCustomers: readonly CustomerOnWire[] = Array.from({ length: 10 }, (_, index) => ({
  id: `C${index}`,
  name: 'Xxxxxxxx Xxxxxx',
  country: 'CZ',
  customerType: null,
  identificationNo: '00000000',
  taxVat: 'CZ00000000',
  city: 'Xxxx',
  shipTos: 3,
  found: null,
}));
