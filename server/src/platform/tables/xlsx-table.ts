import { rowCollector, type Table, TableFault, type TableLimits } from './table.ts';
import { readDateStyles, readPart, readSharedTexts, readWorkbook, textReader } from './xlsx-parts.ts';
import { dayOfSerial } from './xlsx-styles.ts';
import { openZip } from './zip-entries.ts';

const maxNumberLength = 64;
const maxRows = 1_048_576;

type Cell = { column: number; type: string; style: number };
type Meaning = { texts: readonly string[]; dates: ReadonlySet<number>; is1904: boolean; mark: DecimalMark };
/** What stands before the decimals of a number: people write a comma, files of programs a point. */
type DecimalMark = ',' | '.';

type Sheet = {
  limits: TableLimits;
  mark: DecimalMark;
  add: (row: number, cells: readonly string[]) => void;
  untilWanted?: () => Promise<void>;
};

/** The first sheet that is shown, its cells as texts; a formula is what it was last worked out to. */
export async function readXlsxTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const collected = rowCollector(limits);
  await readXlsxRows(bytes, { limits, mark: ',', add: collected.add });
  return { kind: 'xlsx', encoding: undefined, delimiter: undefined, rows: collected.rows };
}

/** The same row by row. */
export async function readXlsxRows(bytes: Uint8Array, { limits, mark, add, untilWanted }: Sheet): Promise<void> {
  const zip = openZip(bytes, limits.inflatedBytes);
  if (!zip.has('xl/workbook.xml')) throw new TableFault('KIND_UNKNOWN');
  const { firstSheet, is1904 } = await readWorkbook(zip);
  const dates = await readDateStyles(zip);
  const texts = await readSharedTexts(zip, limits);
  await readPart(zip, firstSheet, sheetReader(limits, { texts, dates, is1904, mark }, add), untilWanted);
}

function sheetReader(limits: TableLimits, meaning: Meaning, add: (row: number, cells: readonly string[]) => void) {
  const inline = textReader(limits);
  let row = 0;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let last = -1;
  let isValue = false;
  let value = '';

  function openCell(attribute: (name: string) => string | undefined): void {
    const column = columnOf(attribute('r')) ?? last + 1;
    last = column;
    cell = { column, type: attribute('t') ?? 'n', style: Number(attribute('s') ?? 0) };
    value = '';
    inline.take();
  }

  function closeCell(): void {
    if (cell && cell.column < limits.columns) {
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] = textOf(cell, value, inline.take(), meaning);
    }
    cell = undefined;
  }

  return {
    open(name: string, attribute: (name: string) => string | undefined): void {
      if (name === 'row') {
        row = rowNumber(attribute('r')) ?? row + 1;
        cells = [];
        last = -1;
      } else if (name === 'c') openCell(attribute);
      else if (name === 'v') isValue = true;
      else inline.open(name);
    },
    close(name: string): void {
      if (name === 'row') add(row, cells);
      else if (name === 'c') closeCell();
      else if (name === 'v') isValue = false;
      else inline.close(name);
    },
    text(text: string): void {
      if (isValue) value += text.slice(0, Math.max(0, limits.cellLength + 1 - value.length));
      else inline.text(text);
    },
  };
}

function textOf({ type, style }: Cell, value: string, inline: string, { texts, dates, is1904, mark }: Meaning): string {
  const text = {
    s: texts[Number(value)] ?? '',
    inlineStr: inline,
    str: value,
    b: value === '1' ? 'TRUE' : 'FALSE',
    e: value,
  }[type];
  if (text !== undefined) return cleaned(text);
  if (type === 'd') return cleaned(value.slice(0, 10));
  if (value === '' || value.length > maxNumberLength || !Number.isFinite(Number(value))) return cleaned(value);
  const day = dates.has(style) ? dayOfSerial(Number(value), is1904) : undefined;
  return day ?? plainNumber(value, mark);
}

/** 4.0000000000000004 is 4, and 8.59E+12 an EAN, as the sheet itself shows them. */
function plainNumber(value: string, mark: DecimalMark): string {
  const rounded = Number(Number(value).toPrecision(15));
  if (Number.isSafeInteger(rounded)) return rounded.toFixed(0);
  if (mark === '.') return String(rounded);
  const written = String(rounded).replace('.', ',');
  // 1,234 could be read as a thousand, which a number of the sheet is not.
  return /^-?\d{1,3},\d{3}$/.test(written) ? `${written}0` : written;
}

/** Excel writes what XML cannot hold as _x000D_. */
const cleaned = (text: string): string =>
  text
    .replace(/_x00(0[0-8BCEF]|1[0-9A-F]|0D)_/gi, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .toWellFormed();

function rowNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 1 && number <= maxRows ? number : undefined;
}

/** BC12 is column 54, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
