import { expect, test } from 'vitest';
import { toShownSteps } from './progress.model.ts';

const at = '2026-11-12T05:50:00.000Z';
const step = (code: 'received' | 'confirmed' | 'picked', state: 'done' | 'partly' | 'coming' | 'stopped') => ({
  code,
  state,
  at: state === 'done' ? at : null,
  planned: state === 'coming' ? at : null,
});

test('what comes next is the current step of the order; a plan is shown until there is a fact', () => {
  expect(toShownSteps([step('received', 'done'), step('confirmed', 'coming'), step('picked', 'coming')])).toEqual([
    { code: 'received', state: 'done', at },
    { code: 'confirmed', state: 'current', planned: at },
    { code: 'picked', state: 'planned', planned: at },
  ]);
});

test('behind the step at which it ended nothing is awaited', () => {
  const states = toShownSteps([step('received', 'done'), step('confirmed', 'stopped'), step('picked', 'coming')]);

  expect(states.map(({ state }) => state)).toEqual(['done', 'failed', 'planned']);
});

test('a step that is half done is neither', () => {
  expect(toShownSteps([step('picked', 'partly')])).toEqual([{ code: 'picked', state: 'partly' }]);
});
