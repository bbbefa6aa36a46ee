import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import type { Insertable } from 'kysely';
import type { Country } from './demo-countries.ts';

type MarketContact = Insertable<Tables['market_contact']> & { country: Country };

const openingHours = { requests_from: '08:00', requests_to: '18:00', service_days: [1, 2, 3, 4, 5] };

export const marketContacts: readonly MarketContact[] = [
  {
    country: 'CZ',
    company: 'Meridian Breweries CZ a.s.',
    orders_phone: '+420 777 000 001',
    service_phone: '+420 777 000 002',
    email: 'servis.cz@meridian.example',
    street: 'Sladová 1',
    postal_code: '664 00',
    city: 'Havranov',
    ...openingHours,
  },
  {
    country: 'SK',
    company: 'Meridian Breweries SK s.r.o.',
    orders_phone: '+421 905 000 001',
    service_phone: '+421 905 000 002',
    email: 'servis.sk@meridian.example',
    street: 'Sladovnícka 7',
    postal_code: '976 00',
    city: 'Brezovar',
    ...openingHours,
  },
  {
    country: 'IT',
    company: 'Meridian Breweries Italia S.r.l.',
    orders_phone: '+39 02 0000 0001',
    service_phone: '+39 02 0000 0002',
    email: 'servizio.it@meridian.example',
    street: 'Via del Malto 12',
    postal_code: '20121',
    city: 'Milano',
    ...openingHours,
  },
  {
    country: 'ES',
    company: 'Meridian Breweries España S.L.',
    orders_phone: '+34 612 000 001',
    service_phone: '+34 612 000 002',
    email: 'servicio.es@meridian.example',
    street: 'Calle de la Malta 5',
    postal_code: '28013',
    city: 'Madrid',
    ...openingHours,
  },
];
