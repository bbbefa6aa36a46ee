export const faultKinds = [
  ...(['down', 'slow', 'reset-before', 'lose-answer', 'late-commit', '500', '503', 'html', 'empty', '308'] as const),
  ...(['csrf-expired', 'etag-conflict', 'locked', 'duplicate', 'clock-back'] as const),
] as const;

export type FaultKind = (typeof faultKinds)[number];

export type Fault = {
  kind: FaultKind;
  /** Of the calls that it may meet, between 0 and 1. */
  share: number;
  /** How often at most; without it for as long as it is set. */
  times?: number | undefined;
  /** All of them where none is named. */
  services: readonly string[];
  methods: readonly string[];
  /** Of `slow` and `late-commit`; how far back of `clock-back`. */
  delayMs: number;
  /** Whether the call was carried out before it is answered wrongly (`500`, `503`, `html`, `empty`). */
  when: 'before' | 'after';
};

/** As a test writes it; `undefined` for what is none. */
export function parseFault(given: unknown): Fault | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { kind, share = 1, times, services = [], methods = [], delayMs, when = 'before' } = given as Partial<Fault>;
  const known = faultKinds.find((one) => one === String(kind));
  const areLists = [services, methods].every(
    (list) => Array.isArray(list) && list.every((one) => typeof one === 'string'),
  );
  const areNumbers = [share, times ?? 0, delayMs ?? 0].every((value) => typeof value === 'number' && value >= 0);
  if (!known || !areLists || !areNumbers || (when !== 'before' && when !== 'after')) return undefined;
  return { kind: known, share, times, services, methods, delayMs: delayMs ?? usualDelayMs(known), when };
}

function usualDelayMs(kind: FaultKind): number {
  if (kind === 'clock-back') return 600_000;
  return kind === 'late-commit' ? 3_000 : 1_000;
}
