import { expect, test } from 'vitest';
import { axisOf } from './chart-axis.ts';

test.each([
  [29, { top: 30, marks: [0, 10, 20, 30] }],
  [0, { top: 0.5, marks: [0, 0.5] }],
  [7.2, { top: 10, marks: [0, 5, 10] }],
  [610, { top: 1000, marks: [0, 500, 1000] }],
])('a largest bar of %d hl has round marks around it', (largest, axis) => {
  expect(axisOf(largest)).toEqual(axis);
});
