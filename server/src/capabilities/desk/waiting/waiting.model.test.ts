import { expect, test } from 'vitest';
import { groupWaiting, type WaitingThing } from './waiting.model.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 12, 9, minute));
const parked = (cause: string, minute = 0, name = 'n'): WaitingThing => ({
  kind: 'parked',
  cause,
  since: at(minute),
  markets: ['CZ'],
  name,
});
const times = (count: number, thing: WaitingThing) => Array.from({ length: count }, () => thing);

test('what has one cause is one line, the most frequent first, with the one that waits longest', () => {
  const groups = groupWaiting([parked('A', 5, 'late'), parked('B', 1), parked('B', 0, 'oldest')], false);

  expect(groups).toMatchObject([
    { cause: 'B', count: 2, isMore: false, oldest: at(0), example: 'oldest', markets: ['CZ'] },
    { cause: 'A', count: 1, example: 'late' },
  ]);
});

test('a hundred are counted, and a hundred and one are more', () => {
  const [hundred] = groupWaiting(times(100, parked('A')), false);
  const [more] = groupWaiting(times(101, parked('A')), false);

  expect(hundred).toMatchObject({ count: 100, isMore: false });
  expect(more).toMatchObject({ count: 100, isMore: true });
  expect(groupWaiting(times(3, parked('A')), true)[0]).toMatchObject({ count: 3, isMore: true });
});

test('causes beyond five are one line without a cause, and none is lost', () => {
  const five = groupWaiting(
    ['A', 'B', 'C', 'D', 'E'].map((cause) => parked(cause)),
    false,
  );
  const seven = groupWaiting(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((cause) => parked(cause)),
    false,
  );

  expect(five.map(({ cause }) => cause)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(seven).toHaveLength(5);
  expect(seven.at(-1)).toMatchObject({ cause: undefined, count: 3 });
});
