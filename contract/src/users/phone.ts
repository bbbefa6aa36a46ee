import type { Country } from '../markets.ts';

/** The number of digits behind the prefix of each market (U5, T47). */
const shapes: Readonly<Record<Country, { prefix: string; digits: readonly [least: number, most: number] }>> = {
  CZ: { prefix: '+420', digits: [9, 9] },
  SK: { prefix: '+421', digits: [9, 9] },
  IT: { prefix: '+39', digits: [6, 11] },
  ES: { prefix: '+34', digits: [9, 9] },
};

export const phonePrefix = (country: Country): string => shapes[country].prefix;

/** Spaces are how people write it and say nothing. */
export function isPhoneOf(country: Country, phone: string): boolean {
  const { prefix, digits } = shapes[country];
  const plain = phone.replaceAll(/[\s ]/g, '');
  const own = plain.slice(prefix.length);
  return plain.startsWith(prefix) && /^\d+$/.test(own) && own.length >= digits[0] && own.length <= digits[1];
}

const examples: Readonly<Record<Country, string>> = {
  CZ: '+420 777 123 456',
  SK: '+421 905 123 456',
  IT: '+39 02 1234 5678',
  ES: '+34 612 345 678',
};
export const phoneExample = (country: Country): string => examples[country];
