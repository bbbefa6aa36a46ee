import { expect, test } from 'vitest';
import { guessing, guessWindow, refuseGuess } from './coupon.model.ts';

const at = (time: string) => new Date(`2026-11-12T${time}Z`);

test('guesses are counted by quarters of an hour', () => {
  expect(guessWindow(at('10:29:59.999'))).toEqual(at('10:15:00'));
  expect(guessWindow(at('10:30:00'))).toEqual(at('10:30:00'));
});

test('ten wrong codes are borne; at the eleventh one is told how many minutes to wait', () => {
  expect(guessing.maxWrong).toBe(10);
  expect(refuseGuess(10, at('10:20:00'))).toBeUndefined();
  expect(refuseGuess(11, at('10:20:00'))).toEqual({ code: 'COUPON_TRIED_TOO_OFTEN', values: { minutes: 10 } });
});

test('a minute that has begun is a minute to wait', () => {
  const minutesAt = (time: string) => refuseGuess(11, at(time))?.values?.minutes;

  expect(['10:15:00', '10:15:01', '10:29:00', '10:29:59'].map(minutesAt)).toEqual([15, 15, 1, 1]);
});
