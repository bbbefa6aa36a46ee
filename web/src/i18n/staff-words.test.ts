import { languages } from '@dray/contract/languages.ts';
import { changeKinds, changeStates, undecidable } from '@dray/contract/staff/change-request-shapes.ts';
import { recordedActions } from '@dray/contract/staff/recorded-actions.ts';
import { staffRights } from '@dray/contract/staff/rights.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>('./*/staff.json', { eager: true, import: 'default' });

const textAt = (language: string, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (words, part) => (words as Record<string, unknown> | undefined)?.[part],
      files[`./${language}/staff.json`],
    );

/** As the migration seeds them. */
const seededRoles = ['support', 'sales', 'content-editor', 'pricing', 'integration', 'operator'];

const keys = [
  ...recordedActions.map((action) => `actions.${action}`),
  ...staffRights.map((right) => `rights.${right}`),
  ...seededRoles.map((role) => `roles.${role}`),
  ...changeKinds.flatMap((kind) => [`changes.kinds.${kind}`, `changes.kindNames.${kind}`]),
  ...changeStates.map((state) => `changes.states.${state}`),
  ...undecidable.map((why) => `changes.whyNot.${why}`),
];

test.each(languages)('every recorded action, right, role and state has its words: %s', (language) => {
  const without = keys.filter((key) => typeof textAt(language, key) !== 'string');

  expect(without).toEqual([]);
});

test.each(languages)('no two actions, rights or roles are called the same: %s', (language) => {
  for (const group of ['actions', 'rights', 'roles']) {
    const named = keys.filter((key) => key.startsWith(`${group}.`)).map((key) => textAt(language, key));
    expect(new Set(named).size).toBe(named.length);
  }
});
