import { expect } from 'vitest';
import type { Answer } from './caller.ts';
import { eventually } from './eventually.ts';

/** Asks until it is answered; until then only "try again later" will do. */
export const untilServed = (ask: () => Promise<Answer>): Promise<Answer> =>
  eventually(async () => {
    const answer = await ask();
    expect([200, 503]).toContain(answer.status);
    return answer.status === 200 ? answer : undefined;
  });
