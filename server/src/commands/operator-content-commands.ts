import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openContentExport } from '#capabilities/content/index.ts';
import { type OperatorCommand, WrongCall } from './operator-command.ts';

export const contentUsage = `  npm run portal -- content export <folder>         write all content as files, as the import takes them`;

export const contentCommands: Readonly<Record<string, (args: readonly string[]) => OperatorCommand>> = {
  content([verb, folder]) {
    if (verb !== 'export' || !folder) throw new WrongCall('Content is exported to a folder.');
    return {
      async run({ filesOf }, transaction) {
        // npm changes to the repository's folder; the folder was named from where the operator stands.
        const root = resolve(process.env.INIT_CWD ?? '.', folder);
        await mkdir(root, { recursive: true });
        // What lies there already could be taken for a part of it.
        if ((await readdir(root)).length > 0) throw new Error(`${root} is not empty.`);
        const files = await openContentExport({ filesOf })(transaction).export();
        for (const { path, read } of files) {
          await mkdir(join(root, dirname(path)), { recursive: true });
          await writeFile(join(root, path), await read());
        }
        return `${files.length} files written to ${root}`;
      },
    };
  },
};
