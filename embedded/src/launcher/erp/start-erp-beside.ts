import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { readOrMake } from '../../postgres/password.ts';
import { startEmbeddedPostgres } from '../../postgres/start-embedded-postgres.ts';
import type { PreparedLaunch } from '../launch-context.ts';
import { publishErp, publishErpControl } from '../run-folder.ts';
import { keepRunning } from '../server/keep-running.ts';
import { wayToRun } from '../server/way-to-run.ts';
import { startProgram } from '../start-program.ts';
import { type ErpChild, startErpChild } from './erp-child.ts';
import { erpEnvironment } from './erp-environment.ts';

/** As the server reads them; empty where the ERP is somebody else's, or none. */
export type ErpVariables = Readonly<Record<string, string>>;

/** Its database is ours to fill where the ERP is. */
export type ErpBeside = { variables: ErpVariables; databaseUrl: string | undefined };

const user = 'DRAY';

/**
 * Where the ERP that comes with the portal keeps its own, unless ERP_URL names another. A portal on a database of its
 * operator's gets one for demonstrations only, on a PostgreSQL of its own: nothing of the ERP goes into that database.
 */
export async function findErpDatabase(launch: PreparedLaunch, ownUrl: string | undefined): Promise<string | undefined> {
  if (launch.env.ERP_URL || (ownUrl === undefined && !launch.config.demo)) return undefined;
  return ownUrl ?? startOwnDatabase(launch);
}

/** The ERP itself, on that database. */
export async function startErpBeside(launch: PreparedLaunch, databaseUrl: string | undefined): Promise<ErpBeside> {
  if (databaseUrl === undefined) return { variables: {}, databaseUrl };
  const password = readOrMake(join(launch.folder.path, 'erp-password'));
  const { port } = await startKeptErp(launch, { databaseUrl, password });
  const variables = {
    ERP_URL: `http://127.0.0.1:${port}`,
    ERP_AUTH: 'basic',
    ERP_USER: user,
    ERP_PASSWORD: password,
    ERP_CLIENT: '100',
    ERP_QUIET_S: '20',
    ERP_REPEATABLE: '1',
    ERP_REFERENCE_PREFIX: 'DRAY-',
    // Anyone who looks at a demonstration does not wait a minute for what they see.
    ...(launch.config.demo ? { ERP_POLL_S: launch.env.ERP_POLL_S ?? '3' } : {}),
  };
  launch.started.push({ stop: publishErp(launch.folder.run, variables) });
  return { variables, databaseUrl };
}

async function startKeptErp(
  launch: PreparedLaunch,
  { databaseUrl, password }: { databaseUrl: string; password: string },
): Promise<ErpChild> {
  const { config, ending, folder, started } = launch;
  const controlToken = randomBytes(24).toString('base64url');
  const { runAs, codeCache } = wayToRun(config.dataDir, 'erp');
  const env = erpEnvironment(launch, { databaseUrl, secrets: { user, password, controlToken }, codeCache });
  // One that comes back must be found where the server already looks for it.
  const ports: NodeJS.ProcessEnv = {};
  const erp = await startProgram(launch, {
    name: 'ERP',
    triesAtStart: 3,
    start: (files) => startErpChild({ ...files, env: { ...env, ...ports }, runAs, ending: ending.signal }),
  });
  ports.ERP_PORT = String(erp.port);
  if (erp.controlUrl) {
    ports.ERP_CONTROL_PORT = new URL(erp.controlUrl).port;
    started.push({ stop: publishErpControl(folder.run, { url: erp.controlUrl, token: controlToken }) });
  }
  return erp;
}

async function startOwnDatabase({ terminal, folder, ending, started }: PreparedLaunch): Promise<string> {
  const log = (line: string) => terminal.say(`  ${line}`);
  const options = {
    dataDir: join(folder.path, 'erp-postgres'),
    log,
    signal: ending.signal,
    user: isRoot() ? ensureSystemUser('dray-postgres', log) : undefined,
  };
  let port: number | undefined;
  const start = async () => {
    const postgres = await startEmbeddedPostgres(port ? { ...options, port } : options);
    port = postgres.port;
    return postgres;
  };
  const name = 'PostgreSQL of the ERP';
  const kept = await keepRunning({ name, start, triesAtStart: 1, terminal, ending: ending.signal });
  started.push(kept);
  return kept.first.erpUrl;
}
