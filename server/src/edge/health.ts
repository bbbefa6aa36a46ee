import type { FastifyInstance } from 'fastify';

export type HealthChecks = {
  /** True once a stop was asked for: out of rotation first, then stop accepting. */
  isDraining: () => boolean;
  /** True while changes are refused because the volume is nearly full. */
  isFull: () => boolean;
  /** Everybody's: where it is away no process can serve, and taking this one out of rotation helps nobody. */
  database: () => Promise<void>;
  /** This process's own: its version and the database's do not fit. */
  migrations: () => Promise<void>;
  /** Whether changes find a server that takes them. */
  writable: () => Promise<void>;
  /** How reads are spread, where there are replicas. */
  replicas: { look: () => Promise<'ok' | 'behind' | 'away'> } | undefined;
};

type Outcome = 'ok' | 'failed' | 'unknown';

/**
 * `live` asks nothing outside the process, or one outage would become two; `ready` asks what requests need, and says what is
 * this process's own (`draining`, `migrations`) and what everybody's (`database`, `writable`), so that a proxy can tell.
 */
export async function health(app: FastifyInstance, checks: HealthChecks) {
  app.get('/health/live', { schema: { hide: true } }, () => ({ status: 'live' }));

  app.get('/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const { replicas } = checks;
    const [database, migrations, writable, replica] = await Promise.all([
      outcome(checks.database),
      outcome(checks.migrations),
      outcome(checks.writable),
      replicas && soon(replicas.look()).catch(() => 'away' as const),
    ]);
    const draining = checks.isDraining();
    const isReady = database === 'ok' && migrations === 'ok' && !draining;
    if (!isReady) reply.code(503).header('retry-after', 2);
    // Reading goes on, so it stays in rotation; anyone who looks after it finds the reason here.
    const isFull = checks.isFull();
    const status = isFull || writable !== 'ok' ? 'only reading' : 'ready';
    return {
      status: isReady ? status : 'not ready',
      database,
      // Of a database that cannot be asked nobody knows which version it has.
      migrations: database === 'ok' ? migrations : ('unknown' satisfies Outcome),
      writable,
      // Without one the primary answers alone, so it takes nobody out of rotation.
      ...(replica && { replica }),
      disk: isFull ? 'nearly full' : 'ok',
      draining,
    };
  });
}

async function outcome(check: () => Promise<void>): Promise<'ok' | 'failed'> {
  try {
    await soon(check());
    return 'ok';
  } catch {
    // The cause is in the log of the call that met it first; a probe only needs the verdict.
    return 'failed';
  }
}

const soon = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => setTimeout(reject, 500, new Error('too slow')).unref()),
  ]);
