/** Work that waits: for its time, or until somebody lets it go. */
export type HeldWork = {
  wait(ms: number): Promise<void>;
  releaseAll(): void;
  count(): number;
};

export function createHeldWork(): HeldWork {
  const waiting = new Set<() => void>();
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        waiting.add(go);
      }),
    releaseAll: () => {
      for (const go of [...waiting]) go();
    },
    count: () => waiting.size,
  };
}
