import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { limits } from '@dray/contract/limits.ts';
import { consequenceText } from '@dray/contract/master-data/consequence-text.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { isConsequenceCode } from '@dray/contract/master-data/master-kinds.ts';
import { isRefusalCode } from '@dray/contract/refusal-codes.ts';
import { keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { importFile, listRefused } from '#capabilities/master-data/index.ts';
import type { Actor } from '#platform/request/request.ts';
import { importTerminal, type Paper } from './import-terminal.ts';

type ImportTools = { work: Parameters<typeof importFile>[0]; actor: Actor; paper: Paper };
type WantedFile = { kind: MasterKindName; path: string; isPreview: boolean; isFull: boolean };

/** One file by the engine of the page: what is good is written as a whole, and whatever is not is said by line and column. */
export async function runImport(
  { work, actor, paper }: ImportTools,
  { kind, path, isPreview, isFull }: WantedFile,
): Promise<{ lines: string[]; refused: number }> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new Error(`There is no file ${path}.`);
  if (file.size > limits.importBytes) throw new Error(`The file is larger than ${limits.importBytes / 1024 ** 2} MB.`);
  const bytes = await readFile(path);
  const run = await importFile(work, { kind, name: basename(path), bytes, isFull, isPreview, actor });
  if (run.error) throw new Error(wordsOf(run.error));
  if (run.moved.length > 0) throw new Error(refusalText('IMPORT_MOVED', 'en'));

  const terminal = importTerminal(paper, file.size);
  for await (const rows of listRefused(work, run))
    for (const { line, faults } of rows)
      for (const fault of faults ?? [])
        terminal.refused({ line, column: fault.column, message: keptFaultText(fault, 'en') });
  terminal.progressed({ rows: run.rowsRead, bytes: file.size });
  terminal.done();
  const counts = run.counts[kind];
  if (!counts) throw new Error(`Nothing is known of ${kind}`);
  const { unknownColumns, unchanged, refused, ended } = counts;
  return {
    refused,
    lines: [
      ...(unknownColumns.length > 0 ? [`columns that are not used: ${unknownColumns.join(', ')}`] : []),
      ...run.consequences.map(({ code, count }) =>
        isConsequenceCode(code) ? consequenceText(code, 'en', count) : code,
      ),
      ...(isFull ? [`ended ${ended}`] : []),
      `${isPreview ? 'would import' : 'imported'} ${counts.new + counts.changed}, unchanged ${unchanged}, refused ${refused}`,
    ],
  };
}

const wordsOf = ({ code, values }: { code: string; values: Readonly<Record<string, string | number>> }): string =>
  isRefusalCode(code) ? refusalText(code, 'en', values) : code;
