import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { type FaultCode, faultValues } from '../master-data/fault-codes.ts';
import { faultText, keptFaultText } from './fault-text.ts';

const codes = Object.keys(faultValues) as FaultCode[];
const gapsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

describe.each(languages)('in %s', (language) => {
  test.each(codes)('%s has a text with the values of its code', (code) => {
    const text = faultText(code, language);

    expect(text.length).toBeGreaterThan(5);
    expect(text.trim()).toBe(text);
    expect(gapsIn(text)).toEqual([...faultValues[code]].sort());
  });
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(codes)('%s is translated', (code) => {
    expect(faultText(code, language)).not.toBe(faultText(code, 'en'));
  });
});

test('a fault is said in the language of its reader', () => {
  const fault = { column: 'sku', code: 'NO_PRODUCT', values: { id: 'NIX' } };

  expect(keptFaultText(fault, 'en')).toBe('there is no product “NIX”');
  expect(keptFaultText(fault, 'cs')).toBe('produkt „NIX“ neexistuje');
});

test('what was kept before faults had codes is shown as it was written, and a code of a newer version by itself', () => {
  expect(keptFaultText({ column: 'sku', message: 'there is no product “NIX”' }, 'cs')).toBe(
    'there is no product “NIX”',
  );
  expect(keptFaultText({ column: 'sku', code: 'OF_TOMORROW', values: {} }, 'cs')).toBe('OF_TOMORROW');
});
