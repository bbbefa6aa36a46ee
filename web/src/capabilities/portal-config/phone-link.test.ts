import { expect, test } from 'vitest';
import { callAddress } from './phone-link.tsx';

test('a number is dialled without the spaces people read it by', () => {
  expect(callAddress('+39 02 1234\u00a05678')).toBe('tel:+390212345678');
});
