export type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  /** `weight` in whatever unit the limit is counted in; a value heavier than the limit is not kept at all. */
  set(key: string, value: Value, weight?: number): void;
  forget(key: string): void;
};

/** Keeps what was asked for last and forgets the rest, so that nobody can fill the memory by asking for new things. */
export function boundedCache<Value>(mostWeight: number): BoundedCache<Value> {
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      // A map remembers the order of insertion: what is used moves to the end, away from being forgotten.
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },
    forget,
    set(key, value, weight = 1) {
      forget(key);
      if (weight > mostWeight) return;
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= mostWeight) return;
        forget(oldest);
      }
    },
  };
}
