import { openCsv } from '../csv/csv-file.ts';
import { type BrokenText, UnreadableCsv } from '../csv/csv-text.ts';
import { TableFault, type TableLimits } from './table.ts';
import { textPieces } from './text-pieces.ts';
import { readXlsxRows } from './xlsx-table.ts';
import { isZip } from './zip-entries.ts';

/** One row below the heading: only the columns that the heading names, in its order. */
export type BatchRow = { line: number; cells: readonly string[]; surplus: number };

export type RowBatch =
  | { columns: readonly string[] }
  | { rows: readonly BatchRow[] }
  /** From this line on nothing could be read; what stands before it counts. */
  | { brokenAt: number; why: BrokenText | undefined; repeated?: string | undefined };

// Whoever waits for an answer meanwhile waits no longer than one of these takes.
const batchRows = 100;
const space = 0x20;

/** A file by its heading and then its rows, a batch at a time, so that its size does not matter. */
export async function* rowBatches(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<RowBatch> {
  const rows = isZip(bytes) ? xlsxRows(bytes, limits) : csvRows(bytes, limits);
  let count = 0;
  let batch: BatchRow[] = [];
  for await (const each of rows) {
    if (!('line' in each)) {
      if (batch.length > 0) yield { rows: batch.splice(0) };
      yield each;
      continue;
    }
    count += 1;
    if (count > limits.rows) throw new TableFault('TOO_LONG');
    batch.push(each);
    if (batch.length < batchRows) continue;
    yield { rows: batch };
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch };
}

const ignore = () => undefined;

type Read = BatchRow | Exclude<RowBatch, { rows: unknown }>;

async function* csvRows(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<Read> {
  const declared = { line: 0 };
  try {
    const file = await openCsv(utf8Of(withoutDeclaration(textPieces(bytes), declared)));
    const columns = file.columns.slice(0, limits.columns);
    yield { columns };
    for await (const { line, cells, surplus } of file.rows)
      yield { line: line + declared.line, cells: columns.map((name) => cells.get(name) ?? ''), surplus };
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    if (bytes.every((byte) => byte <= space)) throw new TableFault('EMPTY');
    yield { brokenAt: error.line + declared.line, why: error.why, repeated: error.repeated };
  }
}

/** Excel's own first line, `sep=;`, is none of the file. */
function* withoutDeclaration(pieces: Generator<string>, declared: { line: number }): Generator<string> {
  let isFirst = true;
  for (const piece of pieces) {
    const text = isFirst ? piece.replace(/^\uFEFF/, '') : piece;
    const match = isFirst ? /^sep=[;,\t]\r?\n/i.exec(text) : null;
    if (match) declared.line = 1;
    isFirst = false;
    yield match ? text.slice(match[0].length) : text;
  }
}

async function* utf8Of(pieces: Generator<string>): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

/** A workbook is read piece by piece, too: it waits while nobody asks for the next batch. */
async function* xlsxRows(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<Read> {
  const read: { row: number; cells: string[] }[] = [];
  let wake: () => void = ignore;
  let take: () => void = ignore;
  let isOver = false;
  let signs = 0;
  const reading = readXlsxRows(bytes, {
    limits,
    mark: '.',
    add(row, cells) {
      const kept = cells.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cellLength + 1).trim());
      if (kept.every((cell) => cell === '')) return;
      signs += kept.reduce((sum, cell) => sum + cell.length, 0);
      if (signs > limits.signs) throw new TableFault('INFLATES');
      read.push({ row, cells: kept });
    },
    async untilWanted() {
      if (read.length < batchRows) return;
      await new Promise<void>((resolve) => {
        take = resolve;
        wake();
      });
    },
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Whoever reads meets the fault below.
  reading.catch(() => undefined);

  let columns: readonly string[] | undefined;
  for (;;) {
    if (!isOver && read.length < batchRows)
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isOver || read.length >= batchRows) resolve();
      });
    for (const { row, cells } of read.splice(0)) {
      if (columns) yield { line: row, cells, surplus: cells.slice(columns.length).filter(Boolean).length };
      else {
        columns = cells;
        yield { columns };
      }
    }
    if (isOver && read.length === 0) break;
    take();
  }
  await reading;
}
