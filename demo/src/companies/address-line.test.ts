import { expect, test } from 'vitest';
import { addressFromLine } from './address-line.ts';

test('an address line gives street, postal code, city and, where written, province', () => {
  expect(addressFromLine('Štěpánská stráň 1024/8, 586 01 Jihlava')).toEqual({
    street: 'Štěpánská stráň 1024/8',
    postal_code: '586 01',
    city: 'Jihlava',
    province: null,
  });
  expect(addressFromLine('Via Tortona 4, 20144 Milano (MI)')).toEqual({
    street: 'Via Tortona 4',
    postal_code: '20144',
    city: 'Milano',
    province: 'MI',
  });
});

test('a line without a postal code is a mistake in the data', () => {
  expect(() => addressFromLine('Dlouhá 4, Brno')).toThrow('Not an address: Dlouhá 4, Brno');
});
