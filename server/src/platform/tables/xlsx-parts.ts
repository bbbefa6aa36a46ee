import { TextDecoder } from 'node:util';
import { TableFault, type TableLimits } from './table.ts';
import { isDateFormat } from './xlsx-styles.ts';
import { type XmlHandler, xmlReader } from './xml-reader.ts';
import type { ZipEntries } from './zip-entries.ts';

const maxStyles = 100_000;
const maxSheets = 1_000;

/** Reads one part of the archive to its end; a reader that has enough for now holds the next piece back. */
export async function readPart(
  zip: ZipEntries,
  name: string,
  handler: XmlHandler,
  untilWanted?: () => Promise<void>,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = xmlReader(handler);
  try {
    for await (const chunk of zip.open(name)) {
      reader.push(decoder.decode(chunk, { stream: true }));
      await untilWanted?.();
    }
    reader.push(decoder.decode());
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault('UNREADABLE');
  }
  reader.end();
}

const ignore = () => undefined;

export type Workbook = { firstSheet: string; is1904: boolean };

/** The first sheet that is shown, by the name of its part. */
export async function readWorkbook(zip: ZipEntries): Promise<Workbook> {
  const sheets: { id: string; isShown: boolean }[] = [];
  let is1904 = false;
  await readPart(zip, 'xl/workbook.xml', {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      if (sheets.length >= maxSheets) throw new TableFault('INFLATES');
      sheets.push({ id: attribute('id') ?? '', isShown: !/hidden/i.test(attribute('state') ?? '') });
    },
    close: ignore,
    text: ignore,
  });
  const sheet = sheets.find(({ isShown }) => isShown);
  const target = sheet && (await findTarget(zip, sheet.id));
  if (target === undefined || !zip.has(target)) throw new TableFault('UNREADABLE');
  return { firstSheet: target, is1904 };
}

async function findTarget(zip: ZipEntries, id: string): Promise<string | undefined> {
  let target: string | undefined;
  await readPart(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (name === 'Relationship' && attribute('Id') === id) target = attribute('Target');
    },
    close: ignore,
    text: ignore,
  });
  if (target === undefined) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Which styles of cells show a day. */
export async function readDateStyles(zip: ZipEntries): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (!zip.has('xl/styles.xml')) return dates;
  const own = new Map<number, string>();
  let isOfCells = false;
  let style = 0;
  await readPart(zip, 'xl/styles.xml', {
    open(name, attribute) {
      if (name === 'numFmt') own.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (isDateFormat(Number(attribute('numFmtId')), own)) dates.add(style);
      style += 1;
      if (style > maxStyles) throw new TableFault('INFLATES');
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
    text: ignore,
  });
  return dates;
}

/** Texts that cells name by their number; how a text is sounded out in Japanese is not part of it. */
export async function readSharedTexts(zip: ZipEntries, limits: TableLimits): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!zip.has('xl/sharedStrings.xml')) return texts;
  const reader = textReader(limits);
  let signs = 0;
  await readPart(zip, 'xl/sharedStrings.xml', {
    open: (name) => reader.open(name),
    close(name) {
      reader.close(name);
      if (name !== 'si') return;
      const text = reader.take();
      signs += text.length;
      if (signs > limits.signs || texts.length >= limits.rows * limits.columns) throw new TableFault('INFLATES');
      texts.push(text);
    },
    text: (text) => reader.text(text),
  });
  return texts;
}

/** Joins the pieces of a formatted text; what would be cut off anyway is not kept. */
export function textReader({ cellLength }: Pick<TableLimits, 'cellLength'>) {
  let text = '';
  let isText = false;
  let phonetic = 0;
  return {
    open(name: string): void {
      if (name === 'rPh') phonetic += 1;
      if (name === 't') isText = phonetic === 0;
    },
    close(name: string): void {
      if (name === 'rPh') phonetic -= 1;
      if (name === 't') isText = false;
    },
    text(piece: string): void {
      if (isText && text.length <= cellLength) text += piece.slice(0, cellLength + 1 - text.length);
    },
    take(): string {
      const taken = text;
      text = '';
      return taken;
    },
  };
}
