const shortMs = 3_000;
const firstMs = 1_000;
const maxMs = 60_000;

/**
 * How long to wait before the stream is asked for again. One that was there and ended comes back within three seconds, at
 * random: a thousand browsers lose it in the same moment. One that fails again and again is asked for less and less often.
 */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  if (failures === 0) return random() * shortMs;
  return Math.min(maxMs, firstMs * 2 ** failures) * (0.5 + random() / 2);
}
