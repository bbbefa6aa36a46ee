import { type Country, marketOf } from '../markets.ts';

export const phonePrefix = (country: Country): string => marketOf(country).phone.prefix;

/** Spaces are how people write it and say nothing. */
export function isPhoneOf(country: Country, phone: string): boolean {
  const { prefix, digits } = marketOf(country).phone;
  const plain = phone.replaceAll(/[\s ]/g, '');
  const own = plain.slice(prefix.length);
  return plain.startsWith(prefix) && /^\d+$/.test(own) && own.length >= digits[0] && own.length <= digits[1];
}

export const phoneExample = (country: Country): string => marketOf(country).phone.example;
