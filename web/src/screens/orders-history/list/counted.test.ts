import { expect, test } from 'vitest';
import { countText } from './counted.ts';

test('where the server stopped counting it says so', () => {
  expect([0, 999, 1000].map((count) => countText('en', count))).toEqual(['0', '999', '1,000+']);
});
