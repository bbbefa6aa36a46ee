import { join } from 'node:path';
import { addressOf } from './announcement.ts';
import { firstFreePort } from './free-port.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { recordFile } from './run-folder.ts';
import { programEnvironment } from './server/program-environment.ts';
import { spareOf, startServer } from './server/server-child.ts';
import { prepareServerRights } from './server/server-rights.ts';
import type { StartedDatabase } from './start-database.ts';
import { startProgram } from './start-program.ts';
import { startDevWeb } from './web/dev-web.ts';

const VITE_DEFAULT_PORT = 5173;

/** Starts the server, and Vite in development. The answer is the address at which people find the web. */
export async function startPrograms(launch: PreparedLaunch, database: StartedDatabase): Promise<string> {
  const { config, isDev, ending } = launch;
  const vitePort = isDev ? await firstFreePort('127.0.0.1', [config.port + 1, VITE_DEFAULT_PORT]) : undefined;
  const publicUrl = publicUrlOf(launch, vitePort);
  const env = { ...programEnvironment(launch, database.url), ...database.erp, PUBLIC_URL: publicUrl };
  const serverUrl = addressOf(config.host, config.port);
  await startKeptServer(launch, env, serverUrl);
  if (vitePort === undefined) return publicUrl;

  await startProgram(launch, {
    name: 'Vite',
    triesAtStart: 3,
    start: (files) => startDevWeb({ ...files, env, port: vitePort, serverUrl, ending: ending.signal }),
  });
  return publicUrl;
}

async function startKeptServer(launch: PreparedLaunch, env: NodeJS.ProcessEnv, address: string): Promise<void> {
  const { config, isDev, ending, terminal, folder, started } = launch;
  const { runAs, codeCache } = prepareServerRights(config, (line) => terminal.say(`  ${line}`));
  const options = {
    // Half of a start is reading code that has not changed since the last one.
    env: { ...(codeCache ? { NODE_COMPILE_CACHE: codeCache } : {}), ...env },
    runAs,
    isWatching: isDev,
    address,
    ending: ending.signal,
    complain: terminal.complain,
  };
  const spareLog = { ...options, logFile: join(folder.logs, 'server.log'), recordFile: '' };
  const spare = spareOf(spareLog, recordFile(folder.run, 'spare'));
  // Stopped after the server, whose place it must not take any more.
  started.push(spare);
  await startProgram(launch, {
    name: 'Server',
    triesAtStart: 10,
    firstPauseMs: 0,
    start: (files) => startServer({ ...files, ...options, spare }),
  });
}

/** In development people are at Vite's address, so a sign-in must lead back there. */
const publicUrlOf = ({ env, config }: PreparedLaunch, vitePort: number | undefined): string =>
  vitePort !== undefined && !env.PUBLIC_URL ? `http://localhost:${vitePort}` : config.publicUrl;
