import { expect, test } from 'vitest';
import { orderOf } from '../test-rows.ts';
import { firstView, isOpen, ordersIn } from './view.model.ts';

const list = (['good', 'faulty', 'repeated', 'refused', 'waiting', 'ordered'] as const).map((state) =>
  orderOf({ key: state, state }),
);
const keysIn = (view: 'all' | 'faulty' | 'good' | 'repeated') => ordersIn(list, view).map(({ key }) => key);

test('what was refused wants mending, and what is sent is only among all', () => {
  expect(keysIn('faulty')).toEqual(['faulty', 'refused']);
  expect(keysIn('good')).toEqual(['good']);
  expect(keysIn('repeated')).toEqual(['repeated']);
  expect(keysIn('all')).toHaveLength(6);
  expect(list.filter(isOpen).map(({ key }) => key)).toEqual(['good', 'faulty', 'repeated', 'refused']);
});

test('one comes to what wants mending, else to all of it', () => {
  expect(firstView(list)).toBe('faulty');
  expect(firstView(list.filter(({ state }) => state === 'good'))).toBe('all');
});
