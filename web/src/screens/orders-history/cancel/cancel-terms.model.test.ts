import { expect, test } from 'vitest';
import { announcedMinutes, cancelTerms } from './cancel-terms.model.ts';

const until = '2026-11-12T13:00:00.000Z';
const at = (time: string) => new Date(`2026-11-12T${time}Z`);
const order = { cancelBar: null, cancellableUntil: until };

test('until the cut-off it is promised, to the minute; the minute of the cut-off counts', () => {
  expect(cancelTerms(order, at('11:18:00'))).toEqual({ kind: 'promised', until, minutes: 102 });
  expect(cancelTerms(order, at('13:00:59'))).toEqual({ kind: 'promised', until, minutes: 0 });
});

test('afterwards it can be asked for, and the depot decides', () => {
  expect(cancelTerms(order, at('13:01:00'))).toEqual({ kind: 'asked' });
  expect(cancelTerms({ cancelBar: null, cancellableUntil: null }, at('08:00:00'))).toEqual({ kind: 'asked' });
});

test('where the goods have left the clock does not matter', () => {
  expect(cancelTerms({ cancelBar: 'GOODS_ISSUED', cancellableUntil: until }, at('08:00:00'))).toEqual({
    kind: 'barred',
  });
});

test('the time left is announced at half an hour and at five minutes', () => {
  const announced = [31, 30, 6, 5, 0].map((minutes) => announcedMinutes({ kind: 'promised', until, minutes }));

  expect(announced).toEqual([undefined, 30, 30, 5, 5]);
  expect(announcedMinutes({ kind: 'asked' })).toBeUndefined();
});
