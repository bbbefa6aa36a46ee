/** The configured interval is seconds below a thousand, else milliseconds; nothing sensible means no rotation (T88). */
export function rotationMs(configured: number | undefined): number | undefined {
  if (!configured || configured < 0) return undefined;
  return configured < 1000 ? configured * 1000 : configured;
}
