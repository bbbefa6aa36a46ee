import type { Clock } from './clock.ts';

/**
 * Keeps what `load` returned for a short while, so that a hot path need not ask the database each time. Another process's
 * change shows after `maxAgeMs` at the latest. A failed load is not kept: the next caller tries again. What is asked for by
 * more than a plain value needs `nameOf`, so that equal questions are known to be equal.
 */
export function keptFresh<Key, Value>(
  clock: Clock,
  maxAgeMs: number,
  load: (key: Key) => Promise<Value>,
  nameOf: (key: Key) => unknown = (key) => key,
) {
  const kept = new Map<unknown, { value: Promise<Value>; loadedAt: number }>();

  return (key: Key): Promise<Value> => {
    const now = clock.now().getTime();
    const name = nameOf(key);
    const entry = kept.get(name);
    if (entry && Math.abs(now - entry.loadedAt) < maxAgeMs) return entry.value;

    if (kept.size >= 10_000) kept.clear();
    const value = load(key);
    kept.set(name, { value, loadedAt: now });
    value.catch(() => {
      if (kept.get(name)?.value === value) kept.delete(name);
    });
    return value;
  };
}
