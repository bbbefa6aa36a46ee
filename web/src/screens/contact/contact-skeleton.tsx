import { countries } from '@dray/contract/markets.ts';
import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Markets } from './markets.tsx';

// Of ordinary length, so that the lines break where the real ones will.
const invented: MarketContact[] = countries.map((country) => ({
  country,
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
}));

export const ContactSkeleton = () => (
  <Waiting>
    <Markets contacts={invented} />
  </Waiting>
);
