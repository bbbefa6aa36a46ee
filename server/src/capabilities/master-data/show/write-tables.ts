import type { Language } from '@dray/contract/languages.ts';
import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { type KeptFault, keptFaultText } from '@dray/contract/texts/fault-text.ts';
import type { MasterKind, MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ImportWork, Markets, MasterKinds } from '../needs/master-data.deps.ts';
import { csvLine } from '../rules/csv-line.model.ts';
import { getRun } from './show-import.ts';

const pageRows = 1_000;
const sampleRows = 5;

const mark = '\uFEFF';
const bytesOf = (text: string): Uint8Array => Buffer.from(text);

export function getKind(kinds: MasterKinds, name: MasterKindName): MasterKind {
  const kind = kinds[name];
  if (!kind) throw new Refusal('MASTER_KIND_UNKNOWN', { kind: name });
  return kind;
}

export const writeTemplate = (kind: MasterKind): string => `${mark}${csvLine(Object.keys(kind.columns))}`;

/** Every row of a kind in the columns of its import, page by page; what is sent back so changes nothing. */
export async function* writeExport(
  { read }: Pick<ImportWork, 'read'>,
  kind: MasterKind,
  markets: Markets,
  max = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  yield bytesOf(writeTemplate(kind));
  const columns = Object.keys(kind.columns);
  let after: MasterRow | undefined;
  for (let left = max; left > 0; ) {
    const limit = Math.min(left, pageRows);
    const page = await read((transaction) => kind.open(transaction).list({ countries: markets, after, limit }));
    if (page.length > 0)
      yield bytesOf(page.map(({ row }) => csvLine(columns.map((column) => row[column] ?? ''))).join(''));
    if (page.length < limit) return;
    after = page.at(-1)?.row;
    left -= limit;
  }
}

export const writeSample = (work: Pick<ImportWork, 'read'>, kind: MasterKind, markets: Markets) =>
  writeExport(work, kind, markets, sampleRows);

type AskedFaults = { markets: Markets; id: string; kind: MasterKindName | undefined };

/** The refused rows as they were written, with one column more; it is mended and sent again. */
export async function* writeFaults(
  { read, depsOf, language }: Pick<ImportWork, 'read' | 'depsOf'> & { language: Language },
  { markets, id, kind: asked }: AskedFaults,
): AsyncGenerator<Uint8Array> {
  const run = await read((transaction) => getRun(depsOf(transaction), markets, id));
  const name = asked ?? run.kinds.find((kind) => (run.counts[kind]?.refused ?? 0) > 0) ?? run.kinds[0];
  if (!name || !run.kinds.includes(name)) throw new Refusal('NOT_FOUND');
  const listPage = (after: number | undefined) =>
    read((transaction) =>
      depsOf(transaction).rows.listToWrite(
        { runId: id, kind: name },
        { verdicts: ['refused'], after, limit: pageRows },
      ),
    );
  let page = await listPage(undefined);
  const columns = Object.keys(page.find(({ cells }) => cells)?.cells ?? {});
  yield bytesOf(`${mark}${csvLine([...columns, 'fault'])}`);
  for (;;) {
    const lines = page.map(({ cells, faults }) => {
      const why = (faults ?? []).map((fault) => sayFault(fault, language)).join('; ');
      return csvLine([...columns.map((column) => cells?.[column] ?? ''), why]);
    });
    if (lines.length > 0) yield bytesOf(lines.join(''));
    if (page.length < pageRows) return;
    page = await listPage(page.at(-1)?.line);
  }
}

const sayFault = (fault: KeptFault, language: Language): string =>
  `${fault.column && `${fault.column}: `}${keptFaultText(fault, language)}`;
