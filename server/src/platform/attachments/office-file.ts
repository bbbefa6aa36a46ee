import { TextDecoder } from 'node:util';
import { limits } from '@dray/contract/limits.ts';
import { TableFault } from '../tables/table.ts';
import { type XmlHandler, xmlReader } from '../tables/xml-reader.ts';
import { isZip, openZip, type ZipEntries } from '../tables/zip-entries.ts';
import { damaged, unsafe } from './attachment-problem.ts';
import { officeJudge } from './office-content.ts';

const endLength = 22;
const endSignature = 0x06054b50;
const typesPart = '[Content_Types].xml';
const maxTypesBytes = 1024 * 1024;
const maxDeclaration = 300;

const mains = {
  docx: { part: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { part: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
} as const;
type OfficeKind = keyof typeof mains;

/** Parts that run, or hold what does. */
const running =
  /(?:^|\/)(?:vba|activex|oleobject|macrosheets)|\.(?:bin|exe|dll|scr|com|bat|cmd|ps1|vbs|js|jar|hta|html?|svg|lnk|msi)$/i;
/** Settings of a printer end like a program, and are none. */
const harmless = /^(?:xl|word)\/printerSettings\/printerSettings\d+\.bin$/;

const embedded = /(?:^|\/)embeddings\/|\.(?:docx|xlsx|pptx|zip)$/i;
const shown =
  /\.(?:png|jpe?g|jpe|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|wdp|webp|ico|ttf|odttf|fntdata|mp3|mp4|m4a|m4v|wav|bin)$/i;

export const isOffice = (bytes: Buffer): boolean => isZip(bytes);

/** Which of the two it is; undefined for any other archive. Every part is unpacked once, within its limits. */
export async function officeKindOf(bytes: Buffer, isWithin = false): Promise<OfficeKind | undefined> {
  try {
    const zip = openZip(bytes, limits.bulkInflatedBytes);
    const kind = (Object.keys(mains) as OfficeKind[]).find((each) => zip.has(mains[each].part));
    if (!kind || !zip.has(typesPart)) return undefined;
    if (bytes.readUInt32LE(bytes.length - endLength) !== endSignature) throw unsafe('something follows an archive');
    checkNames(zip.names());
    await checkTypes(zip, kind);
    for (const name of zip.names()) await checkPart(name, zip.open(name), isWithin);
    return kind;
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    throw error.code === 'INFLATES' ? unsafe('an archive that inflates') : damaged('an archive that cannot be read');
  }
}

/** Of what is only shown nothing is kept. */
async function checkPart(name: string, pieces: AsyncIterable<Buffer>, isWithin: boolean): Promise<void> {
  // Any ending may stand for words; pictures, sounds and letters are shown only.
  if (!embedded.test(name) && !shown.test(name)) return checkXml(name, pieces);
  const kept: Buffer[] = [];
  for await (const piece of pieces) if (embedded.test(name)) kept.push(piece);
  // The figures of a chart are a workbook of their own; in there nothing further is embedded.
  if (embedded.test(name) && (isWithin || !(await isDocument(Buffer.concat(kept)))))
    throw unsafe('something in a document');
}

const isDocument = async (bytes: Buffer): Promise<boolean> =>
  isOffice(bytes) && (await officeKindOf(bytes, true)) !== undefined;

const mustBeXml = /\.(?:xml|rels)$/i;
const otherLetters = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["'](?!utf-?8["'])/i;

async function checkXml(name: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const judge = officeJudge({ isRelations: /\.rels$/i.test(name) });
  try {
    await readXml(pieces, judge);
  } catch (error) {
    // Old drawings are no XML to the letter, and what is nothing that a program reads may be anything.
    if (!(error instanceof TableFault) || error.code === 'INFLATES' || mustBeXml.test(name)) throw error;
  }
  // Of what breaks off a program may keep what came before.
  judge.end();
}

async function readXml(pieces: AsyncIterable<Buffer>, judge: XmlHandler): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = xmlReader(judge);
  let isFirst = true;
  for await (const piece of pieces) {
    // Other letters than those of the standard would hide every word from the judge, and programs write none.
    if (piece.includes(0) || (isFirst && otherLetters.test(piece.toString('latin1', 0, maxDeclaration))))
      throw unsafe('a part in other letters');
    isFirst = false;
    reader.push(decoded(decoder, piece));
  }
  reader.push(decoded(decoder));
  reader.end();
}

function decoded(decoder: TextDecoder, piece?: Buffer): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new TableFault('UNREADABLE');
  }
}

function checkNames(names: readonly string[]): void {
  const isSane = (name: string) => !name.startsWith('/') && !/\\|(?:^|\/)\.\.(?:\/|$)|\0/.test(name);
  if (!names.every(isSane)) throw unsafe('a part that lies elsewhere');
  if (names.some((name) => running.test(name) && !harmless.test(name))) throw unsafe('a part that runs');
}

async function checkTypes(zip: ZipEntries, kind: OfficeKind): Promise<void> {
  let text = '';
  for await (const piece of zip.open(typesPart)) {
    text += piece.toString('latin1');
    if (text.length > maxTypesBytes) throw damaged('too many types');
  }
  if (/macroEnabled|vbaProject|ms-office\.active/i.test(text)) throw unsafe('a document with macros');
  if (!text.includes(mains[kind].type)) throw damaged('a document that is of another type');
}
