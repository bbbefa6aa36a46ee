import { type LogPosition, laterOf } from '../log-position.ts';

/**
 * How far the primary's log has come, looked at again and again. What it had come to at the look before the last one every
 * replica must have: one that has not is too far behind to answer, however that came about.
 */
export function primaryPositions(ask: () => Promise<LogPosition>) {
  let required: LogPosition | undefined;
  let looked: LogPosition | undefined;
  let written: LogPosition | undefined;
  let isLooking = false;
  return {
    /** Undefined until somebody has looked. */
    required: (): LogPosition | undefined => required,
    /** A change of this process was committed before it. */
    note(position: LogPosition): void {
      written = laterOf(written, position);
    },
    async look(): Promise<void> {
      if (isLooking) return;
      isLooking = true;
      try {
        const position = await ask();
        required = looked ?? position;
        looked = position;
      } catch {
        // Whoever asked the primary for something says why. While it is away nothing is added to what is known.
        required = laterOf(required, looked, written);
      } finally {
        isLooking = false;
      }
    },
  };
}

export type PrimaryPositions = ReturnType<typeof primaryPositions>;
