import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanFacts, SpanKind } from './span.ts';

const running = new AsyncLocalStorage<Span>();

/** The work that goes on right here; nothing where nobody traces, and in what outlives it: timers, connections, streams. */
export function activeSpan(): Span | undefined {
  const span = running.getStore();
  return span?.isOver() ? undefined : span;
}

export const runIn = <T>(span: Span, work: () => T): T => running.run(span, work);

/** The span is over when the work is. */
export async function runWhole<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await running.run(span, work);
  } catch (error) {
    span.fail(reasonOf(error));
    throw error;
  } finally {
    span.end();
  }
}

type Part = { name: string; kind: SpanKind; facts?: SpanFacts };

/** A piece of what goes on here; the work alone where nobody traces. */
export function tracePart<T>({ name, kind, facts }: Part, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = activeSpan()?.begin(name, kind, facts);
  return span ? runWhole(span, () => work(span)) : work();
}

const code = /^[A-Za-z0-9_-]{1,40}$/;

/** Its code or kind. A message may quote what somebody wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' && code.test(error.code) ? error.code : error.name;
}
