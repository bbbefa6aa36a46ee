import { TextDecoder } from 'node:util';
import { parse } from 'csv-parse/sync';
import { rowCollector, type Table, TableFault, type TableLimits } from './table.ts';
import { encodingOf, isDocument, isText } from './text-pieces.ts';

const delimiters = [';', '\t', ','] as const;
const maxRowLength = 200_000;

/** A text with columns: what its bytes and its first line tell decides how it is read. */
export function readCsvTable(bytes: Uint8Array, limits: TableLimits): Table {
  const { text, encoding } = decode(bytes);
  if (!isText(text) || isDocument(text)) throw new TableFault('KIND_UNKNOWN');
  const declared = /^sep=([;,\t])\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = declared?.[1] ?? guessDelimiter(body);
  const collected = rowCollector(limits);
  let row = declared ? 1 : 0;
  const onRecord = (cells: string[]) => {
    row += 1;
    collected.add(row, cells);
    return null;
  };
  try {
    parse(body, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: maxRowLength,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: onRecord,
    });
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('UNREADABLE');
  }
  return { kind: 'csv', encoding, delimiter, rows: collected.rows };
}

/** A mark tells; else what is no UTF-8 was saved by an Excel of Central Europe. */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding: encodingNames[encoding] };
}

const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1250': 'Windows-1250',
} as const;

function guessDelimiter(text: string): string {
  const line = text.split(/\r\n|\n|\r/, 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  const counted = delimiters.map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
