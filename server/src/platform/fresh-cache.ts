import type { Clock } from './clock.ts';

/** What is still in use at this share of its age is loaded anew beside it, so that nobody has to wait for that. */
const refreshAt = 0.75;
/** Of those that are asked for within the same few seconds. */
const maxCached = 10_000;

type Entry<Value> = { value: Promise<Value>; loadedAt: number; isBeingRefreshed: boolean };

/**
 * Keeps what `load` returned for a short while, so that a hot path need not ask the database each time. Another process's
 * change shows after `maxAgeMs` at the latest. A failed load is not kept: the next caller tries again. What is asked for by
 * more than a plain value needs `nameOf`, so that equal questions are known to be equal. What is too old is forgotten with
 * the next load, also where nobody asks for it again: a cart that was ordered, a token that ended.
 */
export function freshCache<Key, Value>(
  clock: Clock,
  maxAgeMs: number,
  load: (key: Key) => Promise<Value>,
  nameOf: (key: Key) => unknown = (key) => key,
) {
  const cached = new Map<unknown, Entry<Value>>();

  /** A map remembers the order of insertion: what was loaded last is at the end. */
  function keep(name: unknown, value: Promise<Value>, loadedAt: number): void {
    cached.delete(name);
    cached.set(name, { value, loadedAt, isBeingRefreshed: false });
  }

  /** Only at twice its age: what is being refreshed still waits for its successor. */
  function forgetOld(now: number): void {
    for (const [name, { loadedAt }] of cached) {
      if (Math.abs(now - loadedAt) < maxAgeMs * 2) return;
      cached.delete(name);
    }
  }

  function loadAndKeep(key: Key, name: unknown, now: number): Promise<Value> {
    forgetOld(now);
    // The first is the oldest: one that is full forgets it, and not all that the others are asking for.
    if (cached.size >= maxCached) cached.delete(cached.keys().next().value);
    const value = load(key);
    keep(name, value, now);
    value.catch(() => {
      if (cached.get(name)?.value === value) cached.delete(name);
    });
    return value;
  }

  function refresh(key: Key, name: unknown, entry: Entry<Value>, now: number): void {
    entry.isBeingRefreshed = true;
    const value = load(key);
    value.then(
      () => {
        if (cached.get(name) === entry) keep(name, value, now);
      },
      () => {
        // Anyone who asks when it is too old tries again, and hears of it.
      },
    );
  }

  return (key: Key): Promise<Value> => {
    const now = clock.now().getTime();
    const name = nameOf(key);
    const entry = cached.get(name);
    const age = entry ? Math.abs(now - entry.loadedAt) : Number.POSITIVE_INFINITY;
    if (!entry || age >= maxAgeMs) return loadAndKeep(key, name, now);
    if (age >= maxAgeMs * refreshAt && !entry.isBeingRefreshed) refresh(key, name, entry, now);
    return entry.value;
  };
}
