/** So many at once; the others wait in order. Who waits is bounded by who asks: jobs and feeds of our own. */
export function limited(atOnce: number): { run: <T>(work: () => Promise<T>) => Promise<T> } {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
