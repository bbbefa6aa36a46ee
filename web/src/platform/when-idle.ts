const maxWaitMs = 1500;

/**
 * Waits until the browser has nothing else to do. For what comes by itself and is not what one came for: first the page,
 * then what is beside or below it.
 */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no word for it; there a short pause does.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: maxWaitMs });
    else setTimeout(resolve, 100);
  });
