import type { Clock } from './clock.ts';

/**
 * Keeps what `load` returned for a short while, so that a hot path need not ask the database each time. Another process's
 * change shows after `maxAgeMs` at the latest. A failed load is not kept: the next caller tries again.
 */
export function keptFresh<Key, Value>(clock: Clock, maxAgeMs: number, load: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { value: Promise<Value>; loadedAt: number }>();

  return (key: Key): Promise<Value> => {
    const now = clock.now().getTime();
    const entry = kept.get(key);
    if (entry && Math.abs(now - entry.loadedAt) < maxAgeMs) return entry.value;

    if (kept.size >= 10_000) kept.clear();
    const value = load(key);
    kept.set(key, { value, loadedAt: now });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}
