import { expect, test } from 'vitest';
import { isSwitchedOn } from './section-switch.ts';

test.each(['1', 1, ' 1 ', '1\n'])('%j opens a section', (value) => {
  expect(isSwitchedOn(value)).toBe(true);
});

test.each(['0', 0, '', 'true', true, '11', '1.0', 'on', null, undefined, [], {}])('%j keeps it closed', (value) => {
  expect(isSwitchedOn(value)).toBe(false);
});
