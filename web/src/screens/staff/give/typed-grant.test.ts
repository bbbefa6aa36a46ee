import { expect, test } from 'vitest';
import { findGrantFaults, findKnown, type TypedGrant, toWantedGrant } from './typed-grant.ts';

const typed = (about: Partial<TypedGrant> = {}): TypedGrant => ({
  email: ' nova@meridian.example ',
  firstName: ' Jana ',
  lastName: 'Nová',
  language: 'cs',
  roleId: 'support',
  markets: ['CZ'],
  endsOn: undefined,
  ...about,
});

test('an empty form names every field that is missing, once and in its order', () => {
  const empty = typed({ email: '', firstName: '', lastName: ' ', roleId: undefined, markets: [] });

  expect(findGrantFaults(empty, false).map(({ field }) => field)).toEqual([
    'email',
    'firstName',
    'lastName',
    'role',
    'markets',
  ]);
});

test('of somebody who is there already no name is asked, and none is sent', () => {
  const known = typed({ firstName: '', lastName: '' });

  expect(findGrantFaults(known, true)).toEqual([]);
  expect(toWantedGrant(known, true)).toEqual({
    email: 'nova@meridian.example',
    roleId: 'support',
    markets: ['CZ'],
  });
});

test('a new person is sent with names and language, and the last day only where there is one', () => {
  expect(findGrantFaults(typed(), false)).toEqual([]);
  expect(toWantedGrant(typed({ endsOn: '2026-12-31' }), false)).toEqual({
    email: 'nova@meridian.example',
    firstName: 'Jana',
    lastName: 'Nová',
    language: 'cs',
    roleId: 'support',
    markets: ['CZ'],
    endsOn: '2026-12-31',
  });
});

test('a name that holds an address is no name', () => {
  expect(findGrantFaults(typed({ lastName: 'www.evil.example' }), false)).toEqual([
    { field: 'lastName', code: 'nameWithAddress' },
  ]);
});

test('an address is known whatever its case and the spaces around it', () => {
  const people = [{ email: 'Service@meridian.example', uid: 'u-1' }];

  expect(findKnown(people, ' service@MERIDIAN.example')?.uid).toBe('u-1');
  expect(findKnown(people, 'sales@meridian.example')).toBeUndefined();
});
