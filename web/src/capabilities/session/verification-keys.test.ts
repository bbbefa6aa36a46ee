// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readVerificationKeys, takeVerificationKeys } from './verification-keys.ts';

test('the keys of an invitation are read once and leave the address, whatever else it says stays', () => {
  history.replaceState({ stored: true }, '', '/verification?a=1&gig_i_code=c-1&gig_i_vToken=t-1#x');

  takeVerificationKeys();
  takeVerificationKeys();

  expect(readVerificationKeys()).toEqual({ code: 'c-1', token: 't-1' });
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/verification?a=1#x');
  expect(history.state).toEqual({ stored: true });
});
