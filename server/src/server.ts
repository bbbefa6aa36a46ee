import { marketOf } from '@dray/contract/markets.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerErpMetrics } from '#capabilities/erp/index.ts';
import { keyRings, signInGuard, tokenSigner } from '#capabilities/identity/index.ts';
import { powerBi } from '#capabilities/reporting/index.ts';
import { createApp } from '#edge/app.ts';
import { liveHub } from '#edge/live/live-hub.ts';
import { listenForMetrics } from '#edge/metrics-listener.ts';
import { prepareSignIn } from '#edge/prepare-sign-in.ts';
import { requestsInFlight } from '#edge/requests-in-flight.ts';
import { cookiesOf } from '#edge/visit/cookies.ts';
import { clamdScanner } from '#platform/attachments/clamd.ts';
import type { Clock } from '#platform/clock.ts';
import { type Database, openDatabase, type Transaction } from '#platform/database/connection.ts';
import { findMissingMigrations } from '#platform/database/migrate.ts';
import { type DiskRoom, diskRoom } from '#platform/disk/disk-room.ts';
import { type LookAtVolume, lookAtVolume } from '#platform/disk/free-space.ts';
import { openFileStore } from '#platform/files/files-location.ts';
import { requireWritableFolder } from '#platform/files/writable-folder.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { jobRunStore } from '#platform/jobs/job-run.store.ts';
import { countWaitingJobs } from '#platform/jobs/waiting-jobs.store.ts';
import type { Logger } from '#platform/logger.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { followReplicas } from '#platform/replicas/follow-replicas.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { openTracing } from '#platform/tracing/open-tracing.ts';
import { compose } from './compose/compose.ts';
import { startJobs } from './compose/jobs.ts';
import { findInErp } from './compose/staff/find-in-erp.ts';
import { workshop } from './compose/workshop.ts';
import type { Config } from './config.ts';
import { settleDemoAccounts } from './demo-accounts.ts';
import { startFollowers } from './followers.ts';
import { openWhenRestored } from './open-when-restored.ts';
import { stopInPeace } from './stop-in-peace.ts';
import { watchHealth } from './watch-health.ts';

type Context = {
  config: Config & { databaseUrl: string };
  logger: Logger;
  clock: Clock;
  /** How full the volumes are; a test says it. */
  look?: LookAtVolume;
};

/** Not the address: processes on one database are one portal, whatever port each of them listens on. */
const tokenIssuer = 'dray';

export type Server = { app: FastifyInstance; stop: () => Promise<void> };

/** Everything one process runs, on a database that is migrated already. */
export const startServer = async (context: Context): Promise<Server> => (await prepareServer(context)).open();

/** All that can be done before somebody is to be served: it neither listens nor takes jobs until it is opened. */
export async function prepareServer(context: Context) {
  const { config, logger, clock } = context;
  const stores = await openStores(context);
  const { room, database } = stores;
  const tracing = await openTracing(config.tracing, logger);
  let queue: JobQueue | undefined;
  const { composed, metrics, signIn, cookies } = await composeServer(context, stores, () => queue);

  const hub = liveHub();
  let draining = false;
  let followers: Awaited<ReturnType<typeof startFollowers>> | undefined;
  let watch: Awaited<ReturnType<typeof watchHealth>> | undefined;
  let opening: Awaited<ReturnType<typeof openWhenRestored>> | undefined;
  let figures: Awaited<ReturnType<typeof listenForMetrics>> | undefined;
  const app = await createApp({
    settings: {
      ...config,
      fallbackLanguage: marketOf(config.homeMarket).language,
      formTargets: toolOriginsOf(config),
      frameSources: powerBiOriginOf(config),
    },
    logger,
    clock,
    metrics,
    tracing,
    ...composed,
    reception: { ...composed.reception, cookies },
    signIn,
    live: {
      hub,
      findMissed: (number) => database.read((transaction) => composed.liveOf(transaction).findMissed(number)),
      position: database.replicas?.position,
    },
    health: { isDraining: () => draining, isFull: room.isFull, ...checksOf(database) },
  });
  await app.ready();
  const inFlight = requestsInFlight(app.server);
  const stop = async () => {
    draining = true;
    figures?.stop();
    hub.close();
    await opening?.stop();
    await watch?.stop();
    await stopInPeace({ app, inFlight, followers, queue, database, tracing, drainMs: config.drainMs });
  };

  const open = async (): Promise<Server> => {
    await app.listen({ port: config.port, host: config.host });
    if (config.metricsListen) figures = await listenForMetrics(config.metricsListen, metrics, logger);
    const isClosed = () => database.read((transaction) => composed.portalConfigOf(transaction).isClosed());
    const begin = async () => {
      const { recentCalls } = metrics;
      queue = await openJobQueue(config.databaseUrl, logger, { sendOnly: !config.takesJobs, tracing });
      if (config.takesJobs) await startJobs(queue, workshop({ config, logger, clock, metrics, database, composed }));
      if (config.takesJobs) await composed.workExports(queue);
      followers = await startFollowers({ config, logger, clock, database, composed, queue, hub, recentCalls });
      watch = await watchHealth({ ...stores, config, logger, clock, queue, metrics, composed });
    };
    opening = await openWhenRestored({ isClosed, begin, logger });
    return { app, stop };
  };
  return { open };
}

const toolOriginsOf = ({ tools }: Config): string[] => [
  ...new Set(Object.values(tools).map(({ url }) => new URL(url).origin)),
];

const powerBiOriginOf = ({ powerBi: settings }: Config): string[] =>
  settings ? [new URL(settings.embedUrl).origin] : [];

type Stores = Awaited<ReturnType<typeof openStores>>;

/** The capabilities, their figures and the way in. */
async function composeServer(context: Context, stores: Stores, queue: () => JobQueue | undefined) {
  const { config, logger, clock } = context;
  const { key, sealed, room, opened, database, fileStore, ringOf, signer } = stores;
  const metrics = createMetrics({
    database,
    countWaitingJobs: () => database.read(countWaitingJobs),
    listFinishedJobs: () => database.read((transaction) => jobRunStore(transaction).listFinished()),
    countFailedJobs: async () => queue()?.countFailed() ?? [],
    logger,
  });
  const guard = signInGuard({ key, count: (outcome) => metrics.signIns.inc({ outcome }) });
  const composed = compose({
    clock,
    database,
    homeMarket: config.homeMarket,
    tokens: () => signer,
    sealing: sealed,
    fileStore,
    logger,
    passwordsElsewhere: config.oidc?.issuer,
    guard,
    powerBi: config.powerBi && { settings: config.powerBi, powerBi: powerBi(config.powerBi, clock) },
    archives: config.archives,
    findInErp: config.erp && findInErp(config.erp, clock),
    outsideContent: config.content,
    scan: config.scanner && clamdScanner(config.scanner),
    handOffs: { portalUrl: config.publicUrl, tools: config.tools, keys: once(() => ringOf('saml')) },
  });
  registerErpMetrics({
    registry: metrics.registry,
    read: (work) => database.read((transaction) => work(composed.erpOf(transaction))),
    clock,
    logger,
  });
  // So that the first customer does not wait for every market's goods.
  if (config.serves) await composed.fillShelves();

  const cookies = cookiesOf(config.publicUrl);
  const prepareWayIn = () =>
    prepareSignIn({
      config,
      identityOf: composed.identityOf,
      guard,
      database,
      keepSession: writingWhere(room.refuseSessions, opened).write,
      clock,
      logger,
      cookies,
      sealing: sealed,
      registry: metrics.registry,
      ringOf,
    });
  const signIn = config.serves ? await prepareWayIn() : async () => undefined;
  return { composed, metrics, signIn, cookies };
}

/** Made for the first that asks; a failure is forgotten, so that the next one tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** What everything else rests on: the secret, the database with room to write, the keys. */
async function openStores({ config, logger, clock, look = lookAtVolume }: Context) {
  const key = getOrCreateSecretKey(config);
  const sealed = sealing(key);
  const opened = openDatabase(config.databaseUrl, logger, {
    answerWithinMs: config.databaseAnswerMs,
    replicas:
      config.readDatabaseUrl === undefined
        ? undefined
        : followReplicas({ url: config.readDatabaseUrl, lookEveryMs: config.replicaLookMs }),
  });
  const room = roomOf({ config, logger, clock, look });
  // What a start writes is little, and without it a full volume could not even be read.
  await settleDemoAccounts({ isDemo: config.demo, database: opened, clock, logger });
  await requireWritableFolder(config.files);
  const ringOf = keyRings({ database: opened, sealing: sealed, clock, logger });
  const signer = tokenSigner(await ringOf('portal'), tokenIssuer, clock);
  const database = writingWhere(room.refuseChanges, opened);
  // Somebody has to learn that a volume is full.
  const noting = writingWhere(room.refuseSessions, opened);
  return { key, sealed, room, opened, database, noting, fileStore: openFileStore(config.files), ringOf, signer };
}

const checksOf = (database: Database) => ({
  database: () => database.read(async (transaction) => void (await sql`select 1`.execute(transaction))),
  migrations: () => database.read(requireMigrated),
  writable: database.requireWritable,
  replicas: database.replicas,
});

const roomOf = ({ config, logger, clock, look }: Required<Context>): DiskRoom =>
  diskRoom({
    folders: [
      config.dataDir,
      ...(config.databaseFolder ? [config.databaseFolder] : []),
      ...(config.files.kind === 'folder' ? [config.files.folder] : []),
    ],
    reserveMegabytes: config.diskReserveMegabytes,
    look,
    clock,
    logger,
  });

/** The same database, asked for room before every change. */
const writingWhere = (refuse: () => void, database: Database): Database => ({
  ...database,
  write: async (work, signal) => {
    refuse();
    return database.write(work, signal);
  },
});

async function requireMigrated(transaction: Transaction): Promise<void> {
  const missing = await findMissingMigrations(transaction);
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}`);
}
