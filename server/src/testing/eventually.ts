import { setTimeout as sleep } from 'node:timers/promises';

const lookEveryMs = 10;
const patienceMs = 20_000;

/** Looks until there is something to see. Tests wait for what must happen, never for a length of time. */
export async function eventually<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await sleep(lookEveryMs);
  }
  throw new Error('It did not happen');
}
