import { activeSpan } from '../tracing/active-span.ts';
import type { Span } from '../tracing/span.ts';

const ownerOf = /^\s*\/\* ([\w.-]+) \*\//;
const firstWordOf = /^\s*([a-z]+)/i;

/** Of a call or job that is traced. It tells what the statement is called, never its text or values. */
export const beginStatement = (text: string): Span | undefined =>
  activeSpan()?.begin(nameOf(text), 'client', { 'db.system.name': 'postgresql' });

const nameOf = (text: string): string =>
  ownerOf.exec(text)?.[1] ?? firstWordOf.exec(text)?.[1]?.toLowerCase() ?? 'statement';
