import pg from 'pg';

/**
 * What every session of ours has, sent as it is opened. Our statements reach their rows by a key, whatever the values: left
 * alone PostgreSQL would plan those with lists of keys anew each time, which takes longer than running them.
 */
const ofEverySession = {
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '5000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
} as const;

/** What PostgreSQL itself refuses to readers: any change (decision 0002). */
const ofReaders = { default_transaction_read_only: 'on' } as const;

export type SessionKind = 'read' | 'write';

const wantedOf = (kind: SessionKind): Readonly<Record<string, string>> =>
  kind === 'read' ? { ...ofEverySession, ...ofReaders } : ofEverySession;

export const sessionSettings = (databaseUrl: string, kind: SessionKind, connectWithinMs = 3_000) => ({
  connectionString: databaseUrl,
  application_name: `dray-${kind}`,
  connectionTimeoutMillis: connectWithinMs,
  options: Object.entries(wantedOf(kind))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/**
 * Refuses a way to the database on which these settings are lost. A pooler may drop them without a word (PgBouncer's
 * `ignore_startup_parameters`): then readers could write, and no statement or lock would ever be given up.
 */
export async function requireSessionSettings(
  databaseUrl: string,
  variable: string,
  kinds: readonly SessionKind[] = ['read', 'write'],
): Promise<void> {
  for (const kind of kinds) {
    const lost = await findLostSettings(databaseUrl, kind).catch((cause: unknown) => {
      if (isRefusedParameter(cause)) throw refusalOf(variable, cause.message, cause);
      throw cause;
    });
    if (lost.length > 0) throw refusalOf(variable, `it drops ${lost.join(', ')}`);
  }
}

async function findLostSettings(databaseUrl: string, kind: SessionKind): Promise<string[]> {
  const wanted = wantedOf(kind);
  const client = new pg.Client(sessionSettings(databaseUrl, kind));
  // A connection that breaks also fails the call below, which reports it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(wanted)],
    );
    const found = new Map(rows.map(({ name, setting }) => [name, setting]));
    return Object.entries(wanted).flatMap(([name, value]) => (found.get(name) === value ? [] : name));
  } finally {
    await client.end();
  }
}

/** As a pooler says it that was not told to drop them. */
const isRefusedParameter = (error: unknown): error is Error =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

const refusalOf = (variable: string, reason: string, cause?: unknown) =>
  new Error(
    `${variable} leads to PostgreSQL by a way that does not keep the settings of a session (${reason}). ` +
      'Name PostgreSQL itself there, or a proxy that passes connections on as they are: a pooler in transaction mode ' +
      'cannot be used (docs/operate/database.md, "Connections")',
    { cause },
  );
