import { expect, test } from 'vitest';
import { countries, countryOfStore, storeOf } from './markets.ts';

test.each(countries)('the store of %s leads back to it', (country) => {
  expect(storeOf(country)).toBe(`LivePortal_EMEA_${country}`);
  expect(countryOfStore(storeOf(country))).toBe(country);
});

test.each(['', 'CZ', 'LivePortal_EMEA_', 'LivePortal_EMEA_FR', 'LivePortal_EMEA_cz', ' LivePortal_EMEA_CZ', 'EMEA_CZ'])(
  '%j is no store of ours',
  (store) => {
    expect(countryOfStore(store)).toBeUndefined();
  },
);
