import type { Finding } from './finding.model.ts';

/** As patient as signing in: enough for somebody who mistypes, too few for somebody who guesses. */
export const guessing = { maxWrong: 10, windowMinutes: 15 };

const windowMs = guessing.windowMinutes * 60_000;

/** Guesses are counted by quarters of an hour. */
export const guessWindow = (now: Date): Date => new Date(Math.floor(now.getTime() / windowMs) * windowMs);

/** What somebody is told who has guessed too often. */
export function refuseGuess(wrong: number, now: Date): Finding | undefined {
  if (wrong <= guessing.maxWrong) return undefined;
  const waitMs = guessWindow(now).getTime() + windowMs - now.getTime();
  return { code: 'COUPON_TRIED_TOO_OFTEN', values: { minutes: Math.ceil(waitMs / 60_000) } };
}
