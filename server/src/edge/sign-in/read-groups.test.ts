import { expect, test } from 'vitest';
import { readGroups } from './read-groups.ts';

const many = (count: number) => Array.from({ length: count }, (_, nth) => `group-${nth}`);

test('groups are read as they are written, spaces and case included', () => {
  const groups = ['Support', ' Support', 'support ', 'Objednávky ČR', ''];

  expect(readGroups({ groups }, 'groups')).toEqual({ kind: 'listed', names: groups });
});

test('a claim may have an address for a name', () => {
  const claim = 'https://brewery.example/groups';

  expect(readGroups({ [claim]: ['a'], groups: ['b'] }, claim)).toEqual({ kind: 'listed', names: ['a'] });
});

test('an empty list is a list: they are in no group', () => {
  expect(readGroups({ groups: [] }, 'groups')).toEqual({ kind: 'listed', names: [] });
});

test('two hundred groups are read, and one more is none of them', () => {
  expect(readGroups({ groups: many(200) }, 'groups')).toMatchObject({ kind: 'listed' });
  expect(readGroups({ groups: many(201) }, 'groups')).toEqual({ kind: 'unreadable', because: 'too many' });
});

test.each<[string, Record<string, unknown>, string]>([
  ['is not there', {}, 'absent'],
  ['is null', { groups: null }, 'absent'],
  ['is only inherited', Object.create({ groups: ['a'] }), 'absent'],
  ['is a text', { groups: 'Support' }, 'no list'],
  ['is an object', { groups: { 0: 'Support', length: 1 } }, 'no list'],
  ['holds something that is no text', { groups: ['Support', { name: 'Support' }] }, 'no list'],
  ['is kept elsewhere', { _claim_names: { groups: 'src1' }, _claim_sources: {} }, 'elsewhere'],
  ['is kept elsewhere, with a part of it here', { groups: ['a'], _claim_names: { groups: 'src1' } }, 'elsewhere'],
])('where the claim %s nobody knows the groups', (_what, claims, because) => {
  expect(readGroups(claims, 'groups')).toEqual({ kind: 'unreadable', because });
});

test('another claim that is kept elsewhere makes no difference', () => {
  expect(readGroups({ groups: ['a'], _claim_names: { photo: 'src1' } }, 'groups')).toMatchObject({ kind: 'listed' });
});

test('where no claim is configured nothing is read', () => {
  expect(readGroups({ groups: ['a'] }, undefined)).toEqual({ kind: 'not asked' });
});

test('a name that the database cannot hold is no group', () => {
  expect(readGroups({ groups: ['a\0', 'b'] }, 'groups')).toEqual({ kind: 'listed', names: ['b'] });
});
