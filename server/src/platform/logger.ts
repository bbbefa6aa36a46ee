import pino from 'pino';
import { logDestination } from './log-destination.ts';
import { activeSpan } from './tracing/active-span.ts';

export type Logger = pino.Logger;

/**
 * Logs name people by uid only. Nothing is logged whole: an error keeps its type, message, code and stack, and every other
 * field is written by hand where it is logged.
 */
export function createLogger(level: string, destination: pino.DestinationStream = standardOutput()): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFields },
    mixin: traceFields,
  };
  return pino(options, destination);
}

/** In a trace each line says in which. */
function traceFields(): { trace_id?: string } {
  const span = activeSpan();
  return span ? { trace_id: span.traceId } : {};
}

function standardOutput(): pino.DestinationStream {
  const destination = logDestination();
  process.once('exit', destination.flush);
  return destination;
}

// PostgreSQL puts whole rows into an error's detail ("Key (email)=(jana@…) already exists"), so only these fields pass.
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  // A value that does not fit (SQLSTATE class 22) is quoted in the message itself, which also heads the stack.
  const message = /^22[0-9A-Z]{3}$/.test(String(code)) ? 'PostgreSQL refused a value' : error.message;
  return {
    type: error.name,
    message,
    code,
    stack: error.stack?.replaceAll(error.message, message),
    ...(error.cause ? { cause: errorFields(error.cause) } : {}),
  };
}
