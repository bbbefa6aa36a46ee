const SAME_KEY_PRESS_MS = 1_000;

/** The first Ctrl-C asks to stop, a later one forces it. */
export function onStopSignals(stop: () => void, force: () => void, now: () => number = Date.now): void {
  let askedAt: number | undefined;
  const listen = () => {
    if (askedAt === undefined) {
      askedAt = now();
      stop();
    } else if (now() - askedAt > SAME_KEY_PRESS_MS) {
      // Sooner it is the same key press: the terminal signals the whole group, and npm passes its own copy on.
      force();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listen);
}
