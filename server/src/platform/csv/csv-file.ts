import { parse } from 'csv-parse';
import { type CsvSource, type CsvText, csvText, UnreadableCsv } from './csv-text.ts';

/** A line is the one on which the row begins, as an editor counts. Cells beyond the header are kept under no name. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string>; surplus: number };

export type CsvFile = { columns: readonly string[]; rows: AsyncIterable<CsvRow>; bytesRead: () => number };

/** A longer row is a quotation mark that was never closed. */
const maximumRowLength = 1_000_000;

/** Opens a CSV file by its header. Rows are read as they are asked for, so its size does not matter. */
export async function openCsv(source: CsvSource): Promise<CsvFile> {
  const text = csvText(source);
  const records = readRecords(text);
  const header = await records.next();
  if (header.done) throw new UnreadableCsv(1, 'the file is empty');

  const columns = header.value.cells.map((name) => name.trim());
  const repeated = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new UnreadableCsv(header.value.line, `there are two columns named “${repeated}”`, { repeated });
  return { columns, rows: toRows(columns, records), bytesRead: text.bytesRead };
}

type CsvRecord = { line: number; cells: readonly string[] };

async function* toRows(columns: readonly string[], records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRow> {
  for await (const { line, cells } of records) {
    const surplus = cells.slice(columns.length).filter((cell) => cell.trim() !== '').length;
    yield { line, cells: new Map(columns.map((name, index) => [name, cells[index]?.trim() ?? ''])), surplus };
  }
}

/** Chunk by chunk, so that what is before a mistake is read before the mistake is reported. */
async function* readRecords(text: CsvText): AsyncGenerator<CsvRecord> {
  const first = await text.chunks.next();
  if (first.done) return;
  const parser = recordParser(delimiterOf(first.value));
  try {
    yield* parser.read(first.value);
    for await (const chunk of text.chunks) yield* parser.read(chunk);
    yield* parser.read(undefined);
  } catch (error) {
    throw isParserError(error) ? (text.broken() ?? unclosedQuote(parser.nextLine())) : error;
  }
  const broken = text.broken();
  if (broken) throw broken;
}

function recordParser(delimiter: string) {
  const records: CsvRecord[] = [];
  let before = { lines: 0, empty_lines: 0 };
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maximumRowLength,
    on_record(cells: string[], { lines, empty_lines }) {
      const line = before.lines + (empty_lines - before.empty_lines) + 1;
      before = { lines, empty_lines };
      if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells });
      // Nothing is left for the stream to hand on.
      return null;
    },
  });
  // What is wrong comes back from `write`; without a listener it would end the process as well.
  parser.on('error', () => undefined).resume();

  return {
    nextLine: () => before.lines + 1,
    /** The records that this chunk completes; the end of the text is no chunk. */
    async *read(chunk: string | undefined): AsyncGenerator<CsvRecord> {
      const error = await new Promise<unknown>((resolve) => {
        if (chunk !== undefined) parser.write(chunk, resolve);
        else parser.once('error', resolve).once('end', resolve).end();
      });
      yield* records.splice(0);
      if (error) throw error;
    },
  };
}

const unclosedQuote = (line: number) =>
  new UnreadableCsv(line, 'a quotation mark is opened in this row and not closed', { why: 'QUOTE_OPEN' });

const isParserError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/** Spreadsheets of countries that write 1,5 separate by semicolons; the header tells. */
function delimiterOf(text: string): string {
  const header = text.split('\n', 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
