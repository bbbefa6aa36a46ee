const minuteMs = 60_000;

/**
 * Minutes until a moment; 0 in its own minute, which is the last one that counts. Nothing where there is none, or it has
 * passed.
 */
export function minutesLeft(until: string | null, now: Date): number | undefined {
  const leftMs = until === null ? Number.NaN : Date.parse(until) - now.getTime();
  if (Number.isNaN(leftMs) || leftMs <= -minuteMs) return undefined;
  return Math.max(0, Math.ceil(leftMs / minuteMs));
}

/** 2 h 14 min; the signs are the same in every language. */
export function durationText(minutes: number): string {
  if (minutes === 0) return '<\u00a01\u00a0min';
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60}\u00a0min`;
  return hours > 0 ? `${hours}\u00a0h ${rest}` : rest;
}
