import { expect, test } from 'vitest';
import { countries } from '../markets.ts';
import { isEmail, maxEmailLength } from './email.ts';
import { isPhoneOf, phoneExample } from './phone.ts';

test.each(countries)('a number as it is written in %s is one of that market alone', (country) => {
  const example = phoneExample(country);

  expect(countries.filter((each) => isPhoneOf(each, example))).toEqual([country]);
  expect(isPhoneOf(country, example.replaceAll(' ', ''))).toBe(true);
});

test.each([
  ['CZ', '+420 777 123 45'],
  ['CZ', '+420 777 123 4567'],
  ['CZ', '777 123 456'],
  ['CZ', '00420777123456'],
  ['SK', '+421 905 123 45a'],
  ['IT', '+39 12345'],
  ['IT', '+39 123456789012'],
  ['ES', '+34'],
] as const)('in %s %s is no phone number', (country, phone) => {
  expect(isPhoneOf(country, phone)).toBe(false);
});

test.each([
  ['CZ', '+420777123456'],
  ['SK', '+421905123456'],
  ['IT', '+39123456'],
  ['IT', '+39 12345678901'],
  ['ES', '+34612345678'],
] as const)('in %s %s is one: both ends of what its numbers may have', (country, phone) => {
  expect(isPhoneOf(country, phone)).toBe(true);
});

test.each(['a@b.cz', 'jana.dvorakova+pub@u-lipy.example', "o'neil@x.co.uk"])('%s is an address', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each(['', 'a', 'a@b', '@b.cz', 'a@', 'a b@c.cz', 'a@b..cz', 'a@@b.cz', 'a@b.cz,c@d.cz', '<a@b.cz>'])(
  '“%s” is none',
  (email) => {
    expect(isEmail(email)).toBe(false);
  },
);

test('an address is as long as SMTP allows and no longer', () => {
  const domain = `${'a'.repeat(maxEmailLength - '@.example'.length - 10)}.example`;

  expect(isEmail(`${'b'.repeat(10)}@${domain}`)).toBe(true);
  expect(isEmail(`${'b'.repeat(11)}@${domain}`)).toBe(false);
});
