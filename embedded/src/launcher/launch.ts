import { join } from 'node:path';
import { type Config, readConfig } from '@dray/server/config.ts';
import { announcement } from './announcement.ts';
import { type DataFolder, prepareDataFolder } from './data-folder.ts';
import { checkPort } from './free-port.ts';
import { tellInvitationLink } from './invitation-link.ts';
import type { Launch } from './launch-context.ts';
import { reapOrphans } from './run-folder.ts';
import { claimDataFolder } from './single-run.ts';
import { startDatabase } from './start-database.ts';
import { findWebAddress, programsOf } from './start-programs.ts';
import { secondsSince, step } from './terminal.ts';
import { together } from './together.ts';
import { startToolsBeside } from './tools/start-tools-beside.ts';
import { buildWebIfNeeded } from './web/build-web.ts';

export async function launch(options: Launch): Promise<void> {
  const { terminal, ending, env } = options;
  const startedAt = performance.now();
  const config = await step(terminal, {
    aim: 'read the configuration',
    work: () => readConfig(env),
    done: () => 'Configuration read',
  });
  const prepared = { ...options, config, folder: await claimFolderAndPort(options, config) };

  const webAddress = await findWebAddress(prepared);
  const programs = programsOf(prepared, webAddress);
  // First of all: nothing else takes as long.
  programs.loadServer();
  const [database, [toolVariables]] = await together(
    ending,
    startDatabase(prepared),
    together(ending, startToolsBeside(prepared, webAddress.publicUrl), buildWeb(options)),
  );
  const serverEnv = await programs.start({ database, tools: toolVariables });
  terminal.say(
    announcement({
      address: webAddress.publicUrl,
      readyIn: secondsSince(startedAt),
      logFile: join(prepared.folder.logs, 'server.log'),
      demo: database.demo,
    }),
  );
  if (database.demo) tellInvitationLink(prepared, serverEnv);
}

function claimFolderAndPort({ terminal, started }: Launch, { dataDir, host, port }: Config): Promise<DataFolder> {
  const work = async () => {
    const folder = prepareDataFolder(dataDir);
    started.push({ stop: claimDataFolder(folder.run) });
    // An orphaned server still holds the port, so it goes first.
    await reapOrphans(folder.run, (line) => terminal.say(`  ${line}`));
    await checkPort(host, port);
    return folder;
  };
  return step(terminal, {
    aim: `use the data folder ${dataDir}`,
    work,
    done: () => `Port ${port} and data folder ${dataDir} are ours`,
  });
}

/** In development Vite serves the sources as they are. */
async function buildWeb({ terminal, ending, isDev }: Launch): Promise<void> {
  if (isDev) return;
  await step(terminal, {
    aim: 'build the web',
    work: () => buildWebIfNeeded(ending.signal),
    done: (isNew) => (isNew ? 'Web built' : 'Web is up to date'),
  });
}
