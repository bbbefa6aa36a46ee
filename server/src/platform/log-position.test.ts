import { expect, test } from 'vitest';
import { isLogPosition, laterOf, newestPosition, positionOf } from './log-position.ts';

test('positions sort as the log goes, which the words of PostgreSQL do not', () => {
  const words = ['0/9', '0/A0', '0/FFFFFFFF', '1/0', 'A/1', '10/0', '16/B374D848'];

  const positions = words.map(positionOf);

  expect([...positions].reverse().toSorted()).toEqual(positions);
  expect(positions.every(isLogPosition)).toBe(true);
  expect(laterOf(...positions, newestPosition)).toBe(newestPosition);
});

test('of those that are known the later one counts', () => {
  expect(laterOf(undefined, positionOf('1/0'), undefined, positionOf('0/F'))).toBe(positionOf('1/0'));
  expect([laterOf(undefined, undefined), laterOf()]).toEqual([undefined, undefined]);
});

test.each(['', '16/B374D848', '00000016b374d848', '0000001', 'FFFFFFFFFFFFFFFF0', 'x'])('%j is none', (text) => {
  expect(isLogPosition(text)).toBe(false);
});
