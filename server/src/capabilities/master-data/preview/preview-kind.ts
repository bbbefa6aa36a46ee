import { isMasterKind, type MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { FindComing, MasterKind } from '#platform/master/master-kind.ts';
import type { RowBatch } from '#platform/tables/row-batches.ts';
import { findClosedToFiles } from '../delta/owners.ts';
import { judgeBatch } from '../judging/judge-batch.ts';
import { FileRefused } from '../reading/file-refused.ts';
import { readHeading, toReadRow } from '../rules/file-columns.model.ts';
import type { JudgedRow } from '../rules/import-run.model.ts';
import type { ReadRow } from '../rules/row-merge.model.ts';
import { endLacking } from './end-lacking.ts';
import type { PreviewTally } from './preview-tally.ts';
import type { Previewing } from './previewing.ts';

/** All rows of one file of one kind, a batch at a time. */
export async function previewKind(
  previewing: Previewing,
  name: MasterKindName,
  batches: AsyncIterable<RowBatch>,
): Promise<void> {
  const { deps, run, tally, progressed } = previewing;
  const kind = deps.kinds[name];
  if (!kind) throw new FileRefused('MASTER_KIND_UNKNOWN', { kind: name });
  let columns: readonly string[] | undefined;
  for await (const batch of batches) {
    if ('columns' in batch) columns = openHeading(kind, name, tally, batch.columns);
    else if ('rows' in batch) {
      const heading = columns ?? [];
      await previewRows(
        previewing,
        name,
        kind,
        batch.rows.map((row) => toReadRow(heading, row)),
      );
      await progressed();
    } else await keep(previewing, name, [brokenRow(batch, columns !== undefined)]);
  }
  if (!columns) throw new FileRefused('FILE_EMPTY', {});
  await settle(previewing, name);
  if (run.isFull) await endLacking(previewing, name, kind);
}

function openHeading(kind: MasterKind, name: MasterKindName, tally: PreviewTally, given: readonly string[]) {
  const { columns, unknown, missing, repeated } = readHeading(kind, given);
  if (missing.length > 0) throw new FileRefused('FILE_COLUMNS_MISSING', { columns: missing.join(', ') });
  if (repeated !== undefined) throw new FileRefused('IMPORT_COLUMN_TWICE', { column: repeated });
  tally.unknown(name, unknown);
  return columns;
}

async function previewRows(
  previewing: Previewing,
  name: MasterKindName,
  kind: MasterKind,
  reads: readonly ReadRow[],
): Promise<void> {
  const { deps, run, tally } = previewing;
  const table = kind.open(deps.transaction);
  const closed = await findClosedToFiles(deps, name);
  const bench = { kind, table, findComing: comingOf(previewing), markets: run.markets, closed };
  const { judged } = await judgeBatch(bench, reads);
  const kept = await keep(previewing, name, judged);
  if (!table.findConsequences) return;
  const coming = kept.flatMap(({ becomes, before, country }) =>
    becomes ? [{ row: becomes, stored: before && country ? { row: before, country } : undefined }] : [],
  );
  if (coming.length > 0) tally.follow(await table.findConsequences(coming));
}

const comingOf =
  ({ deps, run }: Previewing): FindComing =>
  async (kind, keys) =>
    isMasterKind(kind) && run.kinds.includes(kind) ? deps.rows.findComing({ runId: run.id, kind }, keys) : new Map();

/** A key that an earlier good row of the file has is refused, by the line where it was first; gives the rows as kept. */
async function keep({ deps, run, tally }: Previewing, kind: MasterKindName, judged: JudgedRow[]): Promise<JudgedRow[]> {
  const of = { runId: run.id, kind };
  const added = await deps.rows.addRows(of, judged);
  const repeated = judged.filter(({ line }) => !added.has(line));
  if (repeated.length === 0) {
    tally.count(kind, judged);
    return judged;
  }
  const firstLines = await deps.rows.findFirstLines(
    of,
    repeated.map(({ key }) => key),
  );
  const refused = repeated.map((row) => toRepeated(row, firstLines.get(row.key) ?? 0));
  await deps.rows.addRows(of, refused);
  const kept = [...judged.filter(({ line }) => added.has(line)), ...refused];
  tally.count(kind, kept);
  return kept;
}

const toRepeated = (row: JudgedRow, first: number): JudgedRow => ({
  ...row,
  verdict: 'refused',
  becomes: undefined,
  before: undefined,
  awaits: [],
  faults: [fault('', 'LINE_TWICE', { line: first })],
});

/** From there on nothing was read; before the heading that is all of it. */
function brokenRow(
  { brokenAt, why, repeated }: Extract<RowBatch, { brokenAt: number }>,
  hasHeading: boolean,
): JudgedRow {
  if (repeated) throw new FileRefused('IMPORT_COLUMN_TWICE', { column: repeated });
  if (!hasHeading || !why) throw new FileRefused('FILE_UNREADABLE', {});
  return {
    line: brokenAt,
    key: '',
    verdict: 'refused',
    country: undefined,
    becomes: undefined,
    before: undefined,
    cells: undefined,
    awaits: [],
    faults: [fault('', why)],
  };
}

async function settle({ deps, run, tally }: Previewing, kind: MasterKindName): Promise<void> {
  for (;;) {
    const refused = await deps.rows.settleAwaiting({ runId: run.id, kind });
    if (refused.length === 0) return;
    tally.refuse(kind, refused);
  }
}
