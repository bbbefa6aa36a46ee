import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { confirmationText, confirmationTextNames } from './ordering-text.ts';

// Every value that a text may ask for.
const values = {
  number: '4500001',
  sku: 'CZ100001',
  label: 'PIVO10',
  rate: '21',
  base: '100',
  packs: '6',
  weight: '63',
  hectolitres: '3',
  supplier: 'Meridian',
  name: 'Jana Dvořáková',
};

describe.each(languages)('in %s', (language) => {
  test.each(confirmationTextNames)('%s has a text, with every gap filled', (name) => {
    const text = confirmationText(name, language, values);

    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/[{}]|undefined|null|TODO/);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(confirmationTextNames)('%s is translated', (name) => {
    expect(confirmationText(name, language)).not.toBe(confirmationText(name, 'en'));
  });
});

test.each(confirmationTextNames)('%s is Spanish, not Slovak', (name) => {
  expect(confirmationText(name, 'es')).not.toMatch(/[ľĺŕťďňôäčšž]/i);
});

describe.each(['cs', 'sk'] as const)('in %s', (language) => {
  test.each(confirmationTextNames)('a one-letter word of %s never ends a line', (name) => {
    expect(confirmationText(name, language)).not.toMatch(/(^|[\s(„])[aikosuvz] /i);
  });
});
