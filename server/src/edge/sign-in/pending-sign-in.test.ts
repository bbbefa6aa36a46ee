import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealing } from '#platform/secrets/sealing.ts';
import { testClock } from '../../testing/clock.ts';
import { pendingSignIns } from './pending-sign-in.ts';

const clock = testClock('2026-11-12T09:30:00Z');
const ours = sealing(randomBytes(32));
const pendings = pendingSignIns({ sealing: ours, clock });
const begun = { state: 'a-state', nonce: 'a-nonce', codeVerifier: 'a-verifier', returnTo: '/cart?from=mail' };

test('what the browser keeps is found again by its state, and tells nothing', () => {
  const sealed = pendings.seal(begun);

  expect(pendings.open(sealed, 'a-state')).toEqual(begun);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/a-state|a-nonce|a-verifier|cart/);
});

test('another state, another key, another purpose and a changed letter open nothing', () => {
  const sealed = pendings.seal(begun);
  // Not the last one: some of its bits count for nothing.
  const changed = `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`;
  const strangers = pendingSignIns({ sealing: sealing(randomBytes(32)), clock });

  expect(pendings.open(sealed, 'b-state')).toBeUndefined();
  expect(strangers.open(sealed, 'a-state')).toBeUndefined();
  expect(pendings.open(ours.seal('another purpose', JSON.stringify(begun)), 'a-state')).toBeUndefined();
  expect(pendings.open(changed, 'a-state')).toBeUndefined();
  expect(pendings.open('', '')).toBeUndefined();
});

test('it ends after ten minutes, however long the browser keeps it', () => {
  const sealed = pendings.seal(begun);

  clock.advance({ ms: 599_999 });
  expect(pendings.open(sealed, 'a-state')).toEqual(begun);
  clock.advance({ ms: 1 });
  expect(pendings.open(sealed, 'a-state')).toBeUndefined();
});

test('a way back that no cookie could hold leads home, and the longest other one fits', () => {
  const tooLong = pendings.seal({ ...begun, returnTo: `/${'x'.repeat(2_000)}` });
  const longest = pendings.seal({ ...begun, returnTo: `/${'x'.repeat(1_999)}` });

  expect(pendings.open(tooLong, 'a-state')?.returnTo).toBe('/');
  expect(longest.length).toBeLessThan(3_900);
});
