import { describe, expect, test } from 'vitest';
import type { Country } from '../markets/demo-countries.ts';
import { companyRows, payerRows } from './company-rows.ts';

type Checksum = (number: string) => boolean;

const digits = (number: string): number[] => [...number.replace(/^[A-Z]+/, '')].map(Number);
const doubled = (digit: number): number => (digit > 4 ? 2 * digit - 9 : 2 * digit);

// Czech and Slovak IČO: weights 8 to 2, the rest to eleven, of which only the last digit is kept.
const ico: Checksum = (number) => {
  const sum = digits(number)
    .slice(0, 7)
    .reduce((total, digit, index) => total + digit * (8 - index), 0);
  return number.length === 8 && digits(number)[7] === (11 - (sum % 11)) % 10;
};
const slovakVat: Checksum = (number) => number.length === 12 && Number(number.slice(2)) % 11 === 0;
const luhn = (number: string, doubleFrom: 0 | 1): boolean =>
  digits(number).reduce((sum, digit, index) => sum + (index % 2 === doubleFrom ? doubled(digit) : digit), 0) % 10 === 0;
const partitaIva: Checksum = (number) => digits(number).length === 11 && luhn(number, 1);
const nif: Checksum = (number) => digits(number).length === 8 && luhn(number, 0);

const checksums: Record<Country, { identification: Checksum; tax: Checksum }> = {
  CZ: { identification: ico, tax: (number) => ico(number.slice(2)) },
  SK: { identification: ico, tax: slovakVat },
  IT: { identification: partitaIva, tax: partitaIva },
  ES: { identification: nif, tax: nif },
};

const isCorrectable = (number: string, checksum: Checksum): boolean =>
  Array.from({ length: 10 }, (_, digit) => `${number.slice(0, -1)}${digit}`).filter(checksum).length === 1;

test('the checksums know the examples printed in their descriptions', () => {
  expect(ico('25123891')).toBe(true);
  expect(slovakVat('SK2022749619')).toBe(true);
  expect(partitaIva('00743110157')).toBe(true);
  expect(nif('A13585625')).toBe(true);
});

describe.each([...companyRows, ...payerRows])('$id $name', ({ country, identification_no, taxvat }) => {
  const { identification, tax } = checksums[country];

  test('has numbers that cannot be anybody’s', () => {
    expect(identification(identification_no)).toBe(false);
    expect(tax(taxvat)).toBe(false);
  });

  test('has numbers that only the check digit gives away', () => {
    expect(isCorrectable(identification_no, identification)).toBe(true);
    expect(isCorrectable(taxvat, tax)).toBe(true);
    expect(taxvat.startsWith(country)).toBe(true);
  });
});
