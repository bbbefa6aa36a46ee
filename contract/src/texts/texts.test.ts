import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { refusalCodes, refusalStatus } from '../refusal-codes.ts';
import { favouriteErrors, favouriteText } from './favourite-text.ts';
import { mailText } from './mail-text.ts';
import { refusalText } from './refusal-text.ts';
import { savedOrderMessages, savedOrderText } from './saved-order-text.ts';

// Every value that a text may ask for.
const values = {
  minutes: 15,
  at: '12/11/2026, 11:30',
  date: '12. 11. 2026',
  name: 'Jana',
  rows: 5_000,
  orders: 500,
  columns: 'EAN',
  field: 'isStaff',
  max: 200,
  most: 100,
  kind: 'PDF',
  right: 'staff.manage',
  role: 'support',
  markets: 'CZ, SK',
  departure: '10:00',
  file: 'preise.csv',
  column: 'net_price',
  sapId: '0010004711',
};
const mailValues = { date: '12. 11. 2026' };

const textsIn = (language: (typeof languages)[number]): [string, string][] => [
  ...refusalCodes.map((code): [string, string] => [code, refusalText(code, language, values)]),
  ...favouriteErrors.map((code): [string, string] => [code, favouriteText(code, language, { sku: 'A1', limit: 500 })]),
  ...savedOrderMessages.map((name): [string, string] => [name, savedOrderText(name, language)]),
  ...Object.entries(mailText('testMail', language, mailValues)),
];

describe.each(languages)('in %s', (language) => {
  test.each(textsIn(language))('%s has a text, with every gap filled', (_name, text) => {
    expect(text.trim()).toBe(text);
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|TODO/);
  });
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(textsIn(language))('%s is translated', (name, text) => {
    expect(text).not.toBe(new Map(textsIn('en')).get(name));
  });
});

test.each(textsIn('es'))('%s is Spanish, not Slovak', (_name, text) => {
  expect(text).not.toMatch(/[ľĺŕťďňôäčšž]/i);
});

describe.each(['cs', 'sk'] as const)('in %s', (language) => {
  test.each(textsIn(language))('a one-letter word of %s never ends a line', (_name, text) => {
    expect(text).not.toMatch(/(^|[\s(„])[aikosuvz] /i);
  });
});

test.each([
  ['UNAUTHORIZED', '401: UNAUTHORIZED ACCESS'],
  ['SECTION_NOT_ALLOWED', 'Your user account does not have sufficient rights to view this section.'],
  ['CART_GONE', 'This cart no longer exists'],
  ['FAULT', 'Something went wrong!!'],
  ['SERVICE_UNAVAILABLE', 'Something went wrong. Try again later'],
] as const)('the English text of %s is the given one, letter by letter', (code, text) => {
  expect(refusalText(code, 'en')).toBe(text);
});

test('a gap without a value stays to be seen', () => {
  expect(refusalText('TOO_MANY_ATTEMPTS', 'en')).toContain('{minutes}');
  expect(refusalText('TOO_MANY_ATTEMPTS', 'en', { minutes: 3 })).toContain('Wait 3 min');
});

test('every refusal answers with a status of its kind', () => {
  expect(Object.values(refusalStatus).filter((status) => status < 400 || status > 503)).toEqual([]);
  expect(refusalStatus).toMatchObject({ UNAUTHORIZED: 401, SECTION_NOT_ALLOWED: 403, SHIP_TO_NOT_FOUND: 404 });
});
