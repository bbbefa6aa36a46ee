import type { Language } from './languages.ts';

type Market = {
  /** The language spoken there; the fallback where its texts are not written yet. */
  language: Language;
  currency: string;
  timeZone: string;
  theme: 'emea' | 'peroni';
  /** How a customer's own number is proposed (T130); `{n}` is the running number of the ship-to, and last. */
  orderNumber: string;
  /** The number of digits behind the prefix, at least and at most (U5, T47). */
  phone: { prefix: string; digits: readonly [number, number]; example: string };
  /** In percent: what the portal charges where an import does not say. */
  taxRate: string;
};

/** All that the code knows of each market. A further one is an entry here and its data (docs/markets.md). */
const markets = {
  CZ: {
    language: 'cs',
    currency: 'CZK',
    timeZone: 'Europe/Prague',
    theme: 'emea',
    orderNumber: '{YYYY}/{n}',
    phone: { prefix: '+420', digits: [9, 9], example: '+420 777 123 456' },
    taxRate: '21',
  },
  SK: {
    language: 'sk',
    currency: 'EUR',
    timeZone: 'Europe/Bratislava',
    theme: 'emea',
    orderNumber: '{YYYY}/{n}',
    phone: { prefix: '+421', digits: [9, 9], example: '+421 905 123 456' },
    taxRate: '23',
  },
  IT: {
    language: 'it',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    theme: 'peroni',
    orderNumber: '{YYYY}/{n}',
    phone: { prefix: '+39', digits: [6, 11], example: '+39 02 1234 5678' },
    taxRate: '22',
  },
  ES: {
    language: 'es',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    theme: 'emea',
    orderNumber: '{YYYY}/{n}',
    phone: { prefix: '+34', digits: [9, 9], example: '+34 612 345 678' },
    taxRate: '21',
  },
} as const satisfies Record<string, Market>;

export type Country = keyof typeof markets;

export const countries = Object.keys(markets) as readonly Country[];

export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

export const marketOf = (country: Country): Market => markets[country];

/** Of who belongs to no market, like the supplier's staff. */
export const headOffice: Country = 'CZ';

const storePrefix = 'LivePortal_EMEA_';

export const storeOf = (country: Country): string => `${storePrefix}${country}`;

export function countryOfStore(store: string): Country | undefined {
  const code = store.startsWith(storePrefix) ? store.slice(storePrefix.length) : undefined;
  return isCountry(code) ? code : undefined;
}

/** The customer types the product knows by name; the Italian one is an opaque value of the data (T30). */
export const customerTypes = { pointOfSale: 'POS', wholesaler: 'WHSL', outlets: 'Outlets' } as const;
