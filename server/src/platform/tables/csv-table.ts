import { TextDecoder } from 'node:util';
import { parse } from 'csv-parse/sync';
import { rowCollector, type Table, TableFault, type TableLimits } from './table.ts';

const delimiters = [';', '\t', ','] as const;
const maxRowLength = 200_000;

/** A text with columns: what its bytes and its first line tell decides how it is read. */
export function readCsvTable(bytes: Uint8Array, limits: TableLimits): Table {
  const { text, encoding } = decode(bytes);
  if (!isText(text)) throw new TableFault('KIND_UNKNOWN');
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
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1250').decode(bytes), encoding: 'Windows-1250' };
  }
}

/** Programs, pictures and archives hold signs that no table has; a page and a document say what they are. */
const isText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\u0000-\u0008\u000e-\u001f\u007f-\u0080]/.test(text) && !/^\s*(<|%PDF-|\{\\rtf)/.test(text);

function guessDelimiter(text: string): string {
  const line = text.split(/\r\n|\n|\r/, 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  const counted = delimiters.map((mark) => ({ mark, count: line.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}
