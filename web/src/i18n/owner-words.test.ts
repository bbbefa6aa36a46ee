import { exceptionKinds } from '@dray/contract/company/special-days.ts';
import { languages } from '@dray/contract/languages.ts';
import { ownedKinds } from '@dray/contract/master-data/owned-kinds.ts';
import { managedActions } from '@dray/contract/users/managed-actions.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>('./*/people.json', { eager: true, import: 'default' });

const textAt = (language: string, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (words, part) => (words as Record<string, unknown> | undefined)?.[part],
      files[`./${language}/people.json`],
    );

const keys = [
  ...managedActions.map((action) => `changes.actions.${action}`),
  ...exceptionKinds.map((kind) => `changes.days.${kind}`),
  ...ownedKinds.map((kind) => `changes.kinds.${kind}`),
  ...['VAN', 'TRUCK', 'PICKUP'].map((transport) => `changes.transports.${transport}`),
  ...['leadDays', 'cutOff', 'closedWeekdays'].map((field) => `changes.terms.${field}`),
];

test.each(languages)('everything that owners read of what was done to their company has its words: %s', (language) => {
  const without = keys.filter((key) => typeof textAt(language, key) !== 'string');

  expect(without).toEqual([]);
});

test.each(languages)('no two changes are called the same: %s', (language) => {
  const named = managedActions.map((action) => textAt(language, `changes.actions.${action}`));

  expect(new Set(named).size).toBe(named.length);
});
