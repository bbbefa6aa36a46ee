import { limits } from '@dray/contract/limits.ts';
import { TableFault } from '../tables/table.ts';
import { isZip, openZip, type ZipEntries } from '../tables/zip-entries.ts';
import { damaged, unsafe } from './attachment-problem.ts';
import { checkFields, checkFormulas, checkRelations } from './office-content.ts';

const endLength = 22;
const endSignature = 0x06054b50;
const typesPart = '[Content_Types].xml';
const maxTypesBytes = 1024 * 1024;

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
  const isEmbedded = embedded.test(name);
  // Any ending may stand for words; pictures, sounds and letters are shown only.
  const isXml = !isEmbedded && !shown.test(name);
  const kept: Buffer[] = [];
  for await (const piece of pieces) if (isXml || isEmbedded) kept.push(piece);
  if (isXml) checkXml(name, Buffer.concat(kept));
  // The figures of a chart are a workbook of their own; in there nothing further is embedded.
  else if (isEmbedded && (isWithin || !(await isDocument(Buffer.concat(kept)))))
    throw unsafe('something in a document');
}

const isDocument = async (bytes: Buffer): Promise<boolean> =>
  isOffice(bytes) && (await officeKindOf(bytes, true)) !== undefined;

function checkXml(name: string, bytes: Buffer): void {
  // Other letters than those of a byte each would hide every word from what follows, and programs write none.
  if (bytes.includes(0)) throw unsafe('a part in other letters');
  const text = bytes.toString('latin1');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw unsafe('a part with words of its own');
  if (/\.rels$/i.test(name)) checkRelations(text);
  // A part may lie in any folder, so that both are looked for in each.
  checkFields(text);
  checkFormulas(text);
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
