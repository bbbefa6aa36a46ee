import { expect, test } from 'vitest';
import { acceptedUntil, isAccepted, type SigningKey, signingKeyAt, signsFrom } from './signing-key.model.ts';

const at = (time: string) => new Date(`2026-11-12T${time}Z`);
const key = (kid: string, own: Partial<SigningKey>): SigningKey => ({
  kid,
  publicJwk: {},
  privateJwk: {},
  createdAt: at('08:00:00'),
  signsFrom: at('08:00:00'),
  acceptedUntil: undefined,
  ...own,
});

test('a new key is announced for half a minute, the provider’s for two, a certificate for a week', () => {
  expect(signsFrom('portal', at('10:00:00'))).toEqual(at('10:00:30'));
  expect(signsFrom('provider', at('10:00:00'))).toEqual(at('10:02:00'));
  expect(signsFrom('saml', at('10:00:00'))).toEqual(new Date('2026-11-19T10:00:00Z'));
});

test('the old one counts as long as anything that it may have signed: an hour, the provider’s a week; a certificate a day', () => {
  expect(acceptedUntil('portal', at('10:00:00'))).toEqual(at('11:00:30'));
  expect(acceptedUntil('provider', at('10:00:00'))).toEqual(new Date('2026-11-19T10:02:00Z'));
  expect(acceptedUntil('saml', at('10:00:00'))).toEqual(new Date('2026-11-20T10:00:00Z'));
});

test('a key counts until its end, which is not part of it', () => {
  const old = key('old', { acceptedUntil: at('11:00:30') });

  expect(['11:00:29', '11:00:30', '11:00:31'].map((time) => isAccepted(old, at(time)))).toEqual([true, false, false]);
  expect(isAccepted(key('new', {}), at('23:00:00'))).toBe(true);
});

test('the newest signs as soon as its time has come, and only while it is accepted', () => {
  const old = key('old', { acceptedUntil: at('11:00:30') });
  const next = key('next', { signsFrom: at('10:00:30') });
  const later = key('later', { signsFrom: at('10:30:00') });
  const keys = [next, old, later];

  const signing = ['10:00:29', '10:00:30', '10:29:59', '10:30:00'].map((time) => signingKeyAt(keys, at(time))?.kid);

  expect(signing).toEqual(['old', 'next', 'next', 'later']);
  expect(signingKeyAt([old], at('11:00:30'))).toBeUndefined();
});

test('where none has come to its time yet, the one that comes first signs', () => {
  const keys = [key('second', { signsFrom: at('12:00:00') }), key('first', { signsFrom: at('11:00:00') })];

  expect(signingKeyAt(keys, at('10:00:00'))?.kid).toBe('first');
});
