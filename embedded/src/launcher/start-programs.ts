import { join } from 'node:path';
import { addressOf } from './announcement.ts';
import { firstFreePort } from './free-port.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { recordFile } from './run-folder.ts';
import { programEnvironment } from './server/program-environment.ts';
import { spareOf, startServer } from './server/server-child.ts';
import { prepareServerRights } from './server/server-rights.ts';
import { neededByPrograms } from './server/way-to-run.ts';
import type { KnownDatabase } from './start-database.ts';
import { startProgram } from './start-program.ts';
import { startDevWeb } from './web/dev-web.ts';

const VITE_DEFAULT_PORT = 5173;

/** Where people find the web; in development that is Vite, so a sign-in must lead back there. */
export type WebAddress = { publicUrl: string; vitePort: number | undefined };

export async function findWebAddress({ env, config, isDev }: PreparedLaunch): Promise<WebAddress> {
  if (!isDev) return { publicUrl: config.publicUrl, vitePort: undefined };
  const vitePort = await firstFreePort('127.0.0.1', [config.port + 1, VITE_DEFAULT_PORT]);
  return { publicUrl: env.PUBLIC_URL ? config.publicUrl : `http://localhost:${vitePort}`, vitePort };
}

type Beside = { database: KnownDatabase; tools: Readonly<Record<string, string>> };

/** The server, and Vite in development. */
export function programsOf(launch: PreparedLaunch, { publicUrl, vitePort }: WebAddress) {
  const { config, ending } = launch;
  const serverUrl = addressOf(config.host, config.port);
  const server = keptServer(launch, serverUrl);
  const environment = ({ database, tools }: Beside): NodeJS.ProcessEnv => ({
    ...programEnvironment(launch),
    DATABASE_URL: database.url,
    ...database.erp,
    ...tools,
    PUBLIC_URL: publicUrl,
  });

  return {
    /** Its code takes longest, and is loaded while all that it works with is still being started. */
    loadServer: () => server.load(programEnvironment(launch)),

    /** The answer is what they were told. */
    async start(beside: Beside): Promise<NodeJS.ProcessEnv> {
      const env = environment(beside);
      await server.start(env);
      if (vitePort === undefined) return env;
      await startProgram(launch, {
        name: 'Vite',
        triesAtStart: 3,
        start: (files) => startDevWeb({ ...files, env, port: vitePort, serverUrl, ending: ending.signal }),
      });
      return env;
    },
  };
}

function keptServer(launch: PreparedLaunch, address: string) {
  const { config, isDev, ending, terminal, folder, started } = launch;
  /** What the demo world has written since must be the server's, too, so its rights are looked at each time. */
  const optionsFor = (env: NodeJS.ProcessEnv) => {
    const { runAs, codeCache } = prepareServerRights(config, (line) => terminal.say(`  ${line}`), neededByPrograms());
    return {
      // Half of a start is reading code that has not changed since the last one.
      env: { ...(codeCache ? { NODE_COMPILE_CACHE: codeCache } : {}), ...env },
      runAs,
      isWatching: isDev,
      address,
      ending: ending.signal,
      complain: terminal.complain,
    };
  };
  let options: ReturnType<typeof optionsFor>;
  const spareFiles = { logFile: join(folder.logs, 'server.log'), recordFile: recordFile(folder.run, 'spare') };
  const spare = spareOf({ isWatching: isDev, ending: ending.signal }, () => ({ ...options, ...spareFiles }));

  return {
    load(env: NodeJS.ProcessEnv): void {
      options = optionsFor(env);
      spare.prepareFirst();
      started.push(spare);
    },
    async start(env: NodeJS.ProcessEnv): Promise<void> {
      options = optionsFor(env);
      // Stopped after the server, whose place it must not take any more, and before the database, with which it works by now.
      started.push(spare);
      await startProgram(launch, {
        name: 'Server',
        triesAtStart: 10,
        firstPauseMs: 0,
        start: (files) => startServer({ ...files, ...options, spare }),
      });
    },
  };
}
