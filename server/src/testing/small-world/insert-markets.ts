import type { Country } from '@dray/contract/markets.ts';
import { sections } from '@dray/contract/sections.ts';
import type { Transaction } from '#platform/database/connection.ts';

/** Whom to call in each market, every section open, and the days on which nothing is delivered. */
export async function insertMarkets(transaction: Transaction): Promise<void> {
  await transaction.insertInto('market_contact').values(contactRows).execute();
  await transaction.insertInto('market_supplier').values(supplierRow).execute();
  await transaction
    .insertInto('portal_switch')
    .values(sections.map((section) => ({ section, value: '1' })))
    .onConflict((row) => row.doNothing())
    .execute();
  await transaction.insertInto('holiday').values(holidayRows).execute();
}

const czechContact = {
  country: 'CZ',
  company: 'Meridian Breweries CZ a.s.',
  orders_phone: '+420 777 000 001',
  service_phone: '+420 777 000 002',
  email: 'servis.cz@meridian.example',
  street: 'Sladová 1',
  postal_code: '664 00',
  city: 'Havranov',
  requests_from: '08:00',
  requests_to: '18:00',
  service_days: [1, 2, 3, 4, 5],
};

const supplierRow = {
  country: 'CZ',
  name: 'Meridian Breweries CZ a.s.',
  street: 'Sladová 1',
  postal_code: '664 00',
  city: 'Havranov',
  identification_no: '26900778',
  taxvat: 'CZ26900778',
  register: 'KS Brno, B 0000',
  iban: 'CZ4599990000000000000019',
  bic: 'DEMOCZPP',
  bank: 'Ukázková banka',
};

const contactRows = [
  czechContact,
  { ...czechContact, country: 'SK', company: 'Meridian Breweries SK s.r.o.', email: 'servis.sk@meridian.example' },
  {
    ...czechContact,
    country: 'IT',
    company: 'Meridian Breweries Italia S.r.l.',
    email: 'servizio.it@meridian.example',
  },
  { ...czechContact, country: 'ES', company: 'Meridian Breweries España S.L.', email: 'servicio.es@meridian.example' },
];

/** Written day.month where it comes back each year, and day.month.year for the days around Easter. */
const holidays: Readonly<Partial<Record<Country, readonly string[]>>> = {
  CZ: [
    '1.1',
    '1.5',
    '8.5',
    '5.7',
    '6.7',
    '28.9',
    '28.10',
    '17.11',
    '24.12',
    '25.12',
    '26.12',
    '3.4.2026',
    '6.4.2026',
    '26.3.2027',
    '29.3.2027',
  ],
  // Slovakia works on 17 November.
  SK: ['1.1', '6.1', '1.5', '24.12', '25.12', '26.12'],
  IT: ['1.1', '6.1', '25.4', '15.8', '8.12', '25.12', '26.12'],
  ES: ['1.1', '6.1', '12.10', '6.12', '8.12', '25.12'],
};

const holidayRows = Object.entries(holidays).flatMap(([country, days]) =>
  days.map((text) => {
    const [day = 0, month = 0, year = null] = text.split('.').map(Number);
    return { country, year, month, day };
  }),
);
