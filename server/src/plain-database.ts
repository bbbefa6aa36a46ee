import { isLoopback } from './loopback.ts';

const names = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'READ_DATABASE_URL'] as const;
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

export const plainDatabaseWarning =
  'this database lies beyond this machine, and what is read and written there travels in the clear: add ?sslmode=verify-full to its address';

/** Those of an operator's databases that are reached over a network without TLS. A folder of sockets is this machine itself. */
export const findPlainDatabases = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  names.filter((name) => isPlain(environment[name]));

function isPlain(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  const isEncrypted =
    encrypted.has(searchParams.get('sslmode') ?? '') || /^(?:1|true)$/.test(searchParams.get('ssl') ?? '');
  return !isHere && !isEncrypted;
}
