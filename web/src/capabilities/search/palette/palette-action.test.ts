import { expect, test } from 'vitest';
import { matchingActions, questionOf } from './palette-action.ts';

test.each([
  ['lezak', { query: 'lezak', isOnlyActions: false }],
  ['>', { query: '', isOnlyActions: true }],
  [' > odhl ', { query: 'odhl', isOnlyActions: true }],
  ['a > b', { query: 'a > b', isOnlyActions: false }],
])('%j asks for %o', (text, question) => {
  expect(questionOf(text)).toEqual(question);
});

test('a command is found by its words, whatever their order and accents', () => {
  const action = (name: string) => ({ key: name, name, icon: null, run: () => undefined });
  const actions = [action('Změnit místo dodání'), action('Odhlásit se')];

  expect(matchingActions(actions, 'dodani zmenit').map(({ name }) => name)).toEqual(['Změnit místo dodání']);
  expect(matchingActions(actions, '')).toHaveLength(2);
});
