import type { Fault, FaultKind } from './fault.ts';
import { seededRandom } from './seeded-random.ts';

export type FaultBoard = {
  set(faults: readonly Fault[], seed?: number): void;
  list(): readonly Fault[];
  /** The first fault that meets this call, if any. */
  draw(call: { service: string; method: string }): Fault | undefined;
  isOn(kind: FaultKind): boolean;
  met(): Readonly<Record<string, number>>;
};

/** Chance comes from a seed, so that a run can be repeated. */
export function createFaultBoard(): FaultBoard {
  let faults: readonly Fault[] = [];
  let used: number[] = [];
  let random = seededRandom(1);
  const met: Record<string, number> = {};
  return {
    set: (next, seed = 1) => {
      faults = next;
      used = next.map(() => 0);
      random = seededRandom(seed);
      for (const kind of Object.keys(met)) delete met[kind];
    },
    list: () => faults,
    isOn: (kind) => faults.some((fault) => fault.kind === kind),
    met: () => ({ ...met }),
    draw: (call) => {
      const index = faults.findIndex(
        (fault, position) => mayMeet(fault, call, used[position] ?? 0) && random() < fault.share,
      );
      const fault = faults[index];
      if (!fault) return undefined;
      used[index] = (used[index] ?? 0) + 1;
      met[fault.kind] = (met[fault.kind] ?? 0) + 1;
      return fault;
    },
  };
}

const ofChangesOnly: readonly FaultKind[] = ['late-commit', 'duplicate', 'csrf-expired', 'etag-conflict', 'locked'];

/** Two kinds are states of the whole ERP, not of a call. */
function mayMeet({ kind, times, services, methods }: Fault, call: { service: string; method: string }, used: number) {
  if (kind === 'down' || kind === 'clock-back') return false;
  const isRead = call.method === 'GET' || call.method === 'HEAD';
  if (isRead && ofChangesOnly.includes(kind)) return false;
  if (times !== undefined && used >= times) return false;
  const isNamed = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  return isNamed(services, call.service) && isNamed(methods, call.method);
}
