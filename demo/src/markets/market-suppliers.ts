import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import type { Insertable } from 'kysely';
import type { Country } from './demo-countries.ts';

type MarketSupplier = Insertable<Tables['market_supplier']> & { country: Country };

/** Their digits check, but no bank goes by these codes: what is paid there by mistake does not arrive anywhere. */
export const marketSuppliers: readonly MarketSupplier[] = [
  {
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
  },
  {
    country: 'SK',
    name: 'Meridian Breweries SK s.r.o.',
    street: 'Sladovnícka 7',
    postal_code: '976 00',
    city: 'Brezovar',
    identification_no: '36000019',
    taxvat: 'SK2020000019',
    register: 'OS Banská Bystrica, Sro 0000/S',
    iban: 'SK4399990000000000000019',
    bic: 'DEMOSKBX',
    bank: 'Ukážková banka',
  },
  {
    country: 'IT',
    name: 'Meridian Breweries Italia S.r.l.',
    street: 'Via del Malto 12',
    postal_code: '20121',
    city: 'Milano',
    identification_no: '00000000190',
    taxvat: 'IT00000000190',
    register: 'REA MI-0000000',
    iban: 'IT83I9999999999000000000019',
    bic: 'DEMOITMM',
    bank: 'Banca Dimostrativa',
  },
  {
    country: 'ES',
    name: 'Meridian Breweries España S.L.',
    street: 'Calle de la Malta 5',
    postal_code: '28013',
    city: 'Madrid',
    identification_no: 'B00000190',
    taxvat: 'ESB00000190',
    register: 'RM Madrid, T 0000, H M-0000',
    iban: 'ES4399999999590000000019',
    bic: 'DEMOESMM',
    bank: 'Banco de Muestra',
  },
];
