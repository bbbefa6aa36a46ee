import { resolve } from 'node:path';
import { isImportKind } from './import-kind.ts';

const usage = `Takes products or prices from a CSV file, pictures or content from a folder, into the running portal:
  npm run import -- products <file>
  npm run import -- prices <file>
  npm run import -- pictures <folder>
  npm run import -- content <folder> [--commit]
docs/import.md has the columns and names. What is good is taken, what is not is told by line and column, or by file.
Content is only compared until --commit is added.`;

const [kind, path, word] = process.argv.slice(2);
const isContentCall = kind === 'content' && (word === undefined || word === '--commit');
if (!(isImportKind(kind) || kind === 'pictures' || isContentCall) || !path) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  try {
    // Loading all of the server takes longer than saying what is wrong with a call.
    const { carryOutImport } = await import('./carry-out-import.ts');
    // npm changes to the repository's folder; the file was named from where the operator stands.
    const { lines, refused } = await carryOutImport(
      { kind, isCommitted: word === '--commit' },
      resolve(process.env.INIT_CWD ?? '.', path),
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    if (refused > 0) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
