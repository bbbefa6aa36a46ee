import type { Country } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import { marketsLeftAlone } from './last-manager.model.ts';

const grant = (uid: string, countries: Country[], endsOn?: string, roleId = 'operator') => ({
  uid,
  roleId,
  countries,
  endsOn,
});
const managers = { roleIds: new Set(['operator']), active: new Set(['ann', 'ben']) };
const leftAlone = (before: ReturnType<typeof grant>[], after: ReturnType<typeof grant>[]) =>
  marketsLeftAlone(before, after, managers);

const ann = grant('ann', ['CZ', 'SK']);
const ben = grant('ben', ['SK']);

test('a market that loses the last one who manages staff is left alone, one that keeps another is not', () => {
  expect(leftAlone([ann, ben], [ben])).toEqual(['CZ']);
  expect(leftAlone([ann, ben], [ann])).toEqual([]);
  expect(leftAlone([ann], [grant('ann', ['SK'])])).toEqual(['CZ']);
});

test('whoever cannot come in, and a role that manages nobody, do not count', () => {
  expect(leftAlone([ben, grant('gone', ['SK'])], [grant('gone', ['SK'])])).toEqual(['SK']);
  expect(leftAlone([ben], [grant('ben', ['SK'], undefined, 'support')])).toEqual(['SK']);
  expect(leftAlone([grant('gone', ['SK'])], [])).toEqual([]);
});

test('a last day for the last one leaves the market alone on that day', () => {
  expect(leftAlone([ben], [grant('ben', ['SK'], '2026-12-31')])).toEqual(['SK']);
  expect(leftAlone([ben, ann], [ann, grant('ben', ['SK'], '2026-12-31')])).toEqual([]);
  expect(leftAlone([grant('ben', ['SK'], '2026-12-31')], [grant('ben', ['SK'], '2027-01-31')])).toEqual([]);
});
