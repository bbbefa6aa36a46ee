import { expect, test } from 'vitest';
import { hasAddress } from './person-name.ts';

test.each([
  'Jana',
  "O'Neil",
  'O’Neil',
  'Dr. Nová',
  'MUDr. Jan Novák, Ph.D.',
  'J. R. Smith',
  'J.R. Smith',
  'Kavárna s.r.o.',
  'Pivovar a.s.',
  'María-José de la Cruz',
  'Sánchez y Cía. S.A.',
  'Novák ml.',
  'Nguyễn Thị Hồng',
  'Bar 24/7',
  'Smith 3.',
  '',
])('“%s” is a name', (name) => {
  expect(hasAddress(name)).toBe(false);
});

test.each([
  'Win 1000 EUR https://evil.example/x',
  'http:/evil',
  'evil.com',
  'Go to EVIL.Com now',
  'bit.ly/3xyz',
  'www evil com',
  'somebody@evil.example',
  'somebody@evil',
  'evil\u200b.com',
  'evil。com',
  'evil．com',
  '10.0.0.1',
  'ｅｖｉｌ.ｃｏｍ',
  'pivovár.cz',
  '1.xn--p1ai',
  '\\\\evil\\share',
])('“%s” holds an address', (name) => {
  expect(hasAddress(name)).toBe(true);
});
