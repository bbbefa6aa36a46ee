import type { Language } from './languages.ts';

export const countries = ['CZ', 'SK', 'IT', 'ES'] as const;
export type Country = (typeof countries)[number];

export const isCountry = (value: unknown): value is Country => countries.some((country) => country === value);

/** The language spoken in each market. */
export const marketLanguages = { CZ: 'cs', SK: 'sk', IT: 'it', ES: 'es' } as const satisfies Record<Country, Language>;

const storePrefix = 'LivePortal_EMEA_';

export const storeOf = (country: Country): string => `${storePrefix}${country}`;

export function countryOfStore(store: string): Country | undefined {
  const code = store.startsWith(storePrefix) ? store.slice(storePrefix.length) : undefined;
  return isCountry(code) ? code : undefined;
}

/** The customer types the product knows by name; the Italian one is an opaque value of the data (T30). */
export const customerTypes = { pointOfSale: 'POS', wholesaler: 'WHSL', outlets: 'Outlets' } as const;
