import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Jana', 'Dvořáková', 'JD'],
  ['šimon', 'čapek', 'ŠČ'],
  [' Marco ', '', 'M'],
])('%s %s is shortened to %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials);
});
