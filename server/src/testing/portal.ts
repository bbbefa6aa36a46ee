import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import type { LookAtVolume } from '#platform/disk/free-space.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { type Config, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { type Caller, callerAt } from './caller.ts';
import { type TestClock, testClock } from './clock.ts';
import { smallWorldMoment } from './small-world/load-small-world.ts';
import { testPassword } from './small-world/people.ts';

export type PortalOptions = {
  /** What the clock shows at first. */
  now?: string;
  /** Environment variables, as an operator would set them. */
  env?: Readonly<Record<string, string>>;
  /** Settings that no variable reaches. */
  config?: Partial<
    Pick<
      Config,
      | 'port'
      | 'webDir'
      | 'drainMs'
      | 'busyAboveMs'
      | 'callsPerMinute'
      | 'deadlines'
      | 'databaseAnswerMs'
      | 'replicaLookMs'
      | 'healthBeatMs'
      | 'healthLookMs'
    >
  >;
  /** How full the volumes are, instead of a look at them. */
  look?: LookAtVolume;
  /** A database with a world in it, to be used instead of a copy of the small one. */
  database?: Pick<TestDatabase, 'url' | 'superuserUrl' | 'drop'>;
};

const metricsToken = 'a-token-for-the-figures';

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/** A whole server on a database of its own with the small world in it; nothing in it is pretended but the time. */
export async function openTestPortal(options: PortalOptions = {}) {
  const clock = testClock(options.now ?? smallWorldMoment);
  const database = options.database ?? (await createTestDatabase('smallWorld'));
  const own = new pg.Pool({ connectionString: database.superuserUrl, max: 2 });
  // Tests take the database away; the next statement connects anew.
  own.on('error', () => undefined);
  const stops: (() => Promise<void>)[] = [];
  const SECRET_KEY = randomBytes(32).toString('base64');
  const start = async (fields: PortalOptions = {}) => {
    const env = { SECRET_KEY, ...options.env, ...fields.env };
    const process = await startProcess(clock, database.url, { ...options, ...fields, env });
    stops.push(process.stop);
    return process;
  };

  return {
    ...(await start()),
    clock,
    databaseUrl: database.url,
    secretKey: SECRET_KEY,
    sealing: sealing(Buffer.from(SECRET_KEY, 'base64')),
    superuserUrl: database.superuserUrl,
    /** One more server process on the same database. */
    startAnother: start,
    /** The test's own look into the database, past the server. */
    sql: async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await own.query<Row>(statement, [...values])).rows,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await own.end();
      await database.drop();
    },
  };
}

async function startProcess(clock: TestClock, databaseUrl: string, options: PortalOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dray-portal-'));
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    DEMO: '1',
    METRICS_TOKEN: metricsToken,
    ...options.env,
  });
  const log: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void log.push(line) });
  const server = await startServer({
    // A busy machine must not make tests fail: load is shed, and calls are counted, only where a test asks for it.
    config: {
      ...config,
      databaseUrl,
      busyAboveMs: 0,
      callsPerMinute: 0,
      port: 0,
      webDir: join(dataDir, 'no-web'),
      ...options.config,
    },
    logger,
    clock,
    ...(options.look ? { look: options.look } : {}),
  });
  const { port } = server.app.server.address() as AddressInfo;
  const visitor = callerAt(server.app);
  let stopped: Promise<void> | undefined;

  return {
    url: `http://127.0.0.1:${port}`,
    app: server.app,
    dataDir,
    /** Every line that was logged, as it would be written. */
    log,
    visitor,
    /** As the program that collects the figures. */
    readMetrics: () => visitor.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } }),
    signIn: async (email: string, password = testPassword): Promise<Caller> =>
      callerAt(server.app, await visitor.getToken(email, password)),
    /** Somebody who already holds a token, perhaps of another process. */
    callerWith: (token: string): Caller => callerAt(server.app, token),
    stop: () => {
      stopped ??= server.stop().then(() => rm(dataDir, { recursive: true, force: true }));
      return stopped;
    },
  };
}
