import { type CsvFile, type CsvRow, openCsv } from './csv-file.ts';
import { type CsvSource, UnreadableCsv } from './csv-text.ts';
import type { ImportTally } from './import-report.ts';

const batchSize = 1_000;

type ReadableFile = Omit<CsvFile, 'rows'> & { batches: AsyncIterable<CsvRow[]> };

/** A file that has the columns it needs, by batches of rows; undefined where that was refused. */
export async function openReadable(
  source: CsvSource,
  required: readonly string[],
  tally: ImportTally,
): Promise<ReadableFile | undefined> {
  const file = await openCsv(source).catch((error: unknown) => refuseUnreadable(error, tally));
  const missing = required.filter((column) => file && !file.columns.includes(column));
  if (missing.length > 0)
    tally.refuse(missing.map((column) => ({ line: 1, column, message: 'is missing from the header' })));
  if (!file || missing.length > 0) return undefined;
  return { ...file, batches: inBatches(file, tally) };
}

/** Rows up to the first place that cannot be read; what came before it counts. */
async function* inBatches({ rows, bytesRead }: CsvFile, tally: ImportTally): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < batchSize) continue;
      yield batch;
      tally.progressed(bytesRead());
      batch = [];
    }
  } catch (error) {
    refuseUnreadable(error, tally);
  }
  if (batch.length > 0) yield batch;
  tally.progressed(bytesRead());
}

function refuseUnreadable(error: unknown, tally: ImportTally): undefined {
  if (!(error instanceof UnreadableCsv)) throw error;
  tally.refuse([{ line: error.line, column: '', message: `${error.message}; from here on nothing was read` }]);
}
