import { resolve } from 'node:path';
import { importUsage, readImportCall } from './import-kind.ts';

const wanted = readImportCall(process.argv.slice(2));
if (!wanted) {
  process.stderr.write(`${importUsage}\n`);
  process.exitCode = 1;
} else {
  try {
    // Loading all of the server takes longer than saying what is wrong with a call.
    const { carryOutImport } = await import('./carry-out-import.ts');
    // npm changes to the repository's folder; the file was named from where the operator stands.
    const path = resolve(process.env.INIT_CWD ?? '.', wanted.path);
    const { lines, refused } = await carryOutImport({ ...wanted, path });
    process.stdout.write(`${lines.join('\n')}\n`);
    if (refused > 0) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
