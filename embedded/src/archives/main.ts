import { createProgramLog } from '../process/program-log.ts';
import { runProgram } from '../process/run-program.ts';
import { readArchiveSettings } from './archive-settings.ts';
import { openShelves } from './shelf/open-shelves.ts';
import { startArchives } from './start-archives.ts';

const log = createProgramLog((line) => process.stdout.write(line));

await runProgram({
  name: 'the archives',
  log,
  start: async () => {
    const { databaseUrl, ...settings } = readArchiveSettings(process.env);
    const { shelves, close } = openShelves(databaseUrl, () => new Date());
    const archives = await startArchives({ ...settings, shelves });
    return { ...archives, stop: () => archives.stop().then(close) };
  },
  ready: ({ ports, controlUrl }) => ({ ports, controlUrl }),
});
