export type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  /** `weight` in whatever unit the limit is counted in; a value heavier than the limit is not kept at all. */
  set(key: string, value: Value, weight?: number): void;
  forget(key: string): void;
};

/** Keeps what was asked for last and forgets the rest, so that nobody can fill the memory by asking for new things. */
export function boundedCache<Value>(maxWeight: number): BoundedCache<Value> {
  const cached = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= cached.get(key)?.weight ?? 0;
    cached.delete(key);
  };
  return {
    get(key) {
      const entry = cached.get(key);
      if (!entry) return undefined;
      // A map remembers the order of insertion: what is used moves to the end, away from being forgotten.
      cached.delete(key);
      cached.set(key, entry);
      return entry.value;
    },
    forget,
    set(key, value, weight = 1) {
      forget(key);
      if (weight > maxWeight) return;
      cached.set(key, { value, weight });
      total += weight;
      for (const oldest of cached.keys()) {
        if (total <= maxWeight) return;
        forget(oldest);
      }
    },
  };
}
