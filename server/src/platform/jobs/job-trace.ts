import { activeSpan, runWhole } from '../tracing/active-span.ts';
import type { Tracing } from '../tracing/span.ts';
import type { JobName } from './job-names.ts';

/** A job that was taken, and the trace of the change that it comes from. */
export type JobOrigin = { id: string; traceparent?: string | undefined };

/** As it is kept: whoever does the work goes on with the trace of whoever asked for it. */
export function withTrace<Payload extends object>(payload: Payload): Payload {
  const span = activeSpan();
  return span ? { ...payload, traceparent: span.traceparent } : payload;
}

/** What a job of the clock carries is nothing. */
export function withoutTrace<Payload extends object>(kept: Payload | null): { payload: Payload; traceparent?: string } {
  const { traceparent, ...payload } = (kept ?? {}) as Payload & { traceparent?: unknown };
  return typeof traceparent === 'string'
    ? { payload: payload as Payload, traceparent }
    : { payload: (kept ?? {}) as Payload };
}

export type InTrace = <T>(name: JobName, origin: JobOrigin, work: () => Promise<T>) => Promise<T>;

/** Work of the trace that its job comes from, or of one of its own. */
export const jobTraces =
  (tracing: Tracing | undefined): InTrace =>
  (name, { id, traceparent }, work) =>
    tracing ? runWhole(tracing.begin(`job ${name}`, 'consumer', { 'dray.job_id': id }, traceparent), work) : work();
