/** Every server of the database has by then what was noted. */
const rememberedMs = 60_000;

/** Later than any position: only the database that takes the changes has it. */
export const newestPosition = 'FFFFFFFFFFFFFFFF';

let latest = '';
let until = 0;

/**
 * This page has changed something or heard of a change. Its cookies alone would not do: of two answers that cross the earlier
 * one comes last, and of others' changes they know nothing.
 */
export function noteSeen(position: string): void {
  const now = performance.now();
  if (position === '' || (now < until && position <= latest)) return;
  latest = position;
  until = now + rememberedMs;
}

/** What a server must have to answer this page. */
export const readAfter = (): string | undefined => (performance.now() < until ? latest : undefined);
