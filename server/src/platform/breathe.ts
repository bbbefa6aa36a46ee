/** How long one piece of work may keep everybody else waiting. */
const usualSliceMs = 8;

/**
 * For work too long to do in one go: awaited often, it lets others run now and then, and costs next to nothing in
 * between. With a rest it leaves the process to them for a while: a call takes several turns, and waits in each of them.
 */
export function pacedWork(sliceMs = usualSliceMs, restMs = 0): () => Promise<void> | undefined {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < sliceMs) return undefined;
    return new Promise((resolve) => {
      const goOn = () => {
        startedAt = performance.now();
        resolve();
      };
      if (restMs > 0) setTimeout(goOn, restMs);
      else setImmediate(goOn);
    });
  };
}
