import type { DependencyName, FaultKind } from '@dray/contract/health/health-words.ts';

/** One thing that the portal depends on, and how it is seen whether it is there. */
export type Dependency = {
  name: DependencyName;
  /** Its host or folder; without a secret, for people to know which one is meant. */
  location: string;
  /** Fails where it is not; what it has begun ends with the signal. */
  ask: (signal: AbortSignal) => Promise<void>;
};

export type Looked = { name: DependencyName; location: string; ms: number; fault: FaultKind | undefined };

/** Runs something later; the answer gives that up. */
export type After = (ms: number, run: () => void) => () => void;

export const usualAfter: After = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

/** What a look found out, where an error of the network does not say it by itself. */
export class LookFailure extends Error {
  readonly fault: FaultKind;
  constructor(fault: FaultKind, message: string) {
    super(message);
    this.name = 'LookFailure';
    this.fault = fault;
  }
}

/** Looks at all of them beside each other; one that hangs is given up by itself and holds up nobody else. */
export const lookAtAll = (dependencies: readonly Dependency[], withinMs: number, after: After): Promise<Looked[]> =>
  Promise.all(dependencies.map((dependency) => lookAt(dependency, withinMs, after)));

async function lookAt({ name, location, ask }: Dependency, withinMs: number, after: After): Promise<Looked> {
  const startedAt = performance.now();
  const given = new AbortController();
  let forget = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    forget = after(withinMs, () => reject(new LookFailure('slow', `${name} said nothing in time`)));
  });
  try {
    await Promise.race([ask(given.signal), late]);
    return { name, location, ms: performance.now() - startedAt, fault: undefined };
  } catch (error) {
    return { name, location, ms: performance.now() - startedAt, fault: faultOf(error) };
  } finally {
    forget();
    given.abort();
  }
}

const slowCodes = new Set(['ETIMEDOUT', 'ESOCKETTIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']);

/** By what is known of an error; its text is for the log of whoever met it at work. */
export function faultOf(error: unknown): FaultKind {
  if (error instanceof LookFailure) return error.fault;
  const { code, cause, kind, isAway, name } = Object(error) as Record<string, unknown>;
  if (name === 'TimeoutError' || slowCodes.has(String(code))) return 'slow';
  if (code === 'EAUTH' || code === '401' || code === '403' || (kind === 'refused' && !isAway)) return 'refused';
  if (isAway === true || /^E[A-Z]+$/.test(String(code))) return 'away';
  return cause === undefined ? 'broken' : faultOf(cause);
}
