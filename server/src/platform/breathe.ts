/** How long one piece of work may keep everybody else waiting. */
const sliceMs = 8;

/**
 * For work too long to do in one go: awaited often, it lets others run now and then, and costs next to nothing in
 * between.
 */
export function pacedWork(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < sliceMs) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        startedAt = performance.now();
        resolve();
      });
    });
  };
}
