import { once } from 'node:events';
import { systemClock } from '#platform/clock.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { createLogger } from '#platform/logger.ts';
import { readConfig } from './config.ts';
import { findPlainDatabases, plainDatabaseWarning } from './plain-database.ts';
import { prepareServer, type Server } from './server.ts';
import { runUnprivileged } from './server-user.ts';

const forcedStopMs = 40_000;

await untilWanted('code');
const config = readConfigOrExit();
const logger = createLogger(config.logLevel);
let stopping = false;
let opening: Promise<Server> | undefined;

process.on('SIGTERM', () => void stop('SIGTERM', 0));
process.on('SIGINT', () => void stop('SIGINT', 0));
await start().catch((error: unknown) => exitWith(startFailure(error)));
logger.info({ port: config.port }, 'listening');
process.send?.({ type: 'ready', port: config.port });
// Where callers stand in line for longer than the launcher waits, this still tells it that the process is alive.
process.on('message', () => process.send?.({ type: 'pong' }, () => undefined));

// The launcher is gone, however it went: nobody would ever stop this process.
process.on('disconnect', () => void stop('the launcher is gone', 0));
if (process.send && !process.connected) void stop('the launcher is gone', 0);
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'an error nobody caught');
  void stop('uncaughtException', 1);
});

/**
 * A spare of the launcher's waits until it is told to serve: at the first start with its code loaded, while all that it will
 * work with is still being started, so the word brings the addresses; later with all done that can be done beforehand. It
 * neither listens nor takes jobs.
 */
async function untilWanted(at: 'code' | 'ready'): Promise<void> {
  if (process.env.SPARE !== at || !process.send) return;
  const leave = () => process.exit(0);
  process.once('disconnect', leave);
  if (!process.connected) leave();
  const wanted = once(process, 'message') as Promise<[{ env?: Record<string, string> }]>;
  process.send({ type: 'waiting' });
  const [{ env }] = await wanted;
  if (at === 'code') Object.assign(process.env, env);
  process.off('disconnect', leave);
}

async function start(): Promise<Server> {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error('DATABASE_URL is not set; `npm start` brings a database of its own');
  runUnprivileged(config, logger);
  for (const name of findPlainDatabases(process.env)) logger.warn({ variable: name }, plainDatabaseWarning);
  await prepareDatabase({ ...config, databaseUrl }, logger);
  const prepared = await prepareServer({ config: { ...config, databaseUrl }, logger, clock: systemClock });
  await untilWanted('ready');
  opening = prepared.open();
  return opening;
}

async function stop(reason: string, exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Nobody can have been let in yet, and what a migration began its transaction takes back.
  if (!opening) process.exit(exitCode);
  logger.info({ reason }, 'stopping');
  setTimeout(() => process.exit(exitCode || 1), forcedStopMs).unref();
  // Somebody may be served before all is open.
  const server = await opening;
  await server.stop().catch((error: unknown) => logger.error({ err: error }, 'the stop was not clean'));
  process.exit(exitCode);
}

function startFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${config.port} is taken by another program; set PORT to a free one`;
  }
  return error instanceof Error ? [error.message, causeOf(error)].filter(Boolean).join(': ') : String(error);
}

function causeOf({ cause }: Error): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readConfigOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}
