import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';

/** Of ordinary length, for the shapes that are drawn while the real one is on its way. */
export const inventedContact: MarketContact = {
  country: 'CZ',
  company: 'Meridian Breweries',
  phones: [
    { label: 'orders', number: '+000 000 000 000' },
    { label: 'service', number: '+000 000 000 001' },
  ],
  email: 'name@example.example',
  street: 'Street 00',
  postalCode: '000 00',
  city: 'City',
  requestsFrom: '08:00',
  requestsTo: '18:00',
  serviceDays: [1, 2, 3, 4, 5],
  closedDays: [],
};
