import { expect, test } from 'vitest';
import { whyNotOneMore } from './saved-limit.model.ts';

test('two hundred orders may wait; with one less there is room', () => {
  expect(whyNotOneMore(199)).toBeUndefined();
  expect(whyNotOneMore(200)).toEqual({ code: 'TOO_MANY_SAVED_ORDERS', values: { maximum: 200 } });
});
