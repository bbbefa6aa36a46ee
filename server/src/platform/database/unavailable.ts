// Connection failures, shutdowns and start-ups of PostgreSQL, a volume that is full, and our own limits on waiting for it.
const sqlStates = new Set(['57P01', '57P02', '57P03', '57014', '55P03', '53300', '25P03', '53100', '58030']);
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// node-postgres gives these no code.
const messages = [
  /^Connection terminated/,
  /^timeout expired/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  // A migration passed by: the next try plans anew.
  /^cached plan must not change result type/,
];

/** True when the database could not be asked right now, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    sqlStates.has(code) ||
    code.startsWith('08') ||
    systemCodes.has(code) ||
    messages.some((message) => message.test(error.message)) ||
    isDatabaseUnavailable(error.cause)
  );
}
