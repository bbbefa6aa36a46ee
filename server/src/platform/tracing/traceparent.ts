export type TraceParent = { traceId: string; spanId: string; traceFlags: number };

const sampled = 1;
/** A later version may add something behind a hyphen; version 255 is forbidden, and ids of noughts alone are none. */
const pattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.{0,200})?$/;

/** What can be read of it; of the flags only whether the trace is kept. */
export function readTraceparent(text: string | undefined): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = pattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & sampled };
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-${traceFlags & sampled ? '01' : '00'}`;
