import { randomBytes } from 'node:crypto';
import { type ArchiveName, archiveNames } from '../../archives/archive-fault.ts';
import type { PreparedLaunch } from '../launch-context.ts';
import { publishArchiveControl } from '../run-folder.ts';
import { wayToRun } from '../server/way-to-run.ts';
import { startProgram } from '../start-program.ts';
import { type ArchivePorts, startArchivesChild } from './archives-child.ts';

/** As the server reads them. */
const variableOf = (name: ArchiveName): string => `${name.toUpperCase()}_URL`;

/** Those that nobody has named an address for. */
export const missingArchives = (env: NodeJS.ProcessEnv): ArchiveName[] =>
  archiveNames.filter((name) => !env[variableOf(name)]);

/** The demonstration's archives are of Italy and Slovakia (T147). */
export const archiveVariables = (ports: ArchivePorts): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [variableOf(name as ArchiveName), `http://127.0.0.1:${port}`]),
  ),
  ARCHIVE_MARKETS: 'IT,SK',
});

/** The archives of documents, in a demonstration that has the embedded ERP, unless the configuration names others. */
export async function startArchivesBeside(
  launch: PreparedLaunch,
  erpDatabaseUrl: string | undefined,
): Promise<Record<string, string>> {
  const { env, config, ending, folder, started } = launch;
  const wanted = missingArchives(env);
  if (!config.demo || erpDatabaseUrl === undefined || wanted.length === 0) return {};
  const token = randomBytes(24).toString('base64url');
  const { runAs, codeCache } = wayToRun(config.dataDir, 'archives');
  const fixed = {
    ...(env.PATH ? { PATH: env.PATH } : {}),
    ...(codeCache ? { NODE_COMPILE_CACHE: codeCache } : {}),
    ARCHIVE_DATABASE_URL: erpDatabaseUrl,
    ARCHIVE_CONTROL_TOKEN: token,
  };
  // Those that come back must be found where the server already looks for them.
  let addresses: Record<string, string> = { ARCHIVE_PORTS: wanted.map((name) => `${name}=0`).join(',') };
  const { ports, controlUrl } = await startProgram(launch, {
    name: 'Archives',
    triesAtStart: 3,
    start: (files) => startArchivesChild({ ...files, env: { ...fixed, ...addresses }, runAs, ending: ending.signal }),
  });
  addresses = {
    ARCHIVE_PORTS: Object.entries(ports)
      .map(([name, port]) => `${name}=${port}`)
      .join(','),
    ARCHIVE_CONTROL_PORT: new URL(controlUrl).port,
  };
  started.push({ stop: publishArchiveControl(folder.run, { url: controlUrl, token }) });
  return { ...archiveVariables(ports), ...(env.ARCHIVE_MARKETS ? { ARCHIVE_MARKETS: env.ARCHIVE_MARKETS } : {}) };
}
