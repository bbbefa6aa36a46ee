import { limits } from '@dray/contract/limits.ts';
import { TableFault } from '../tables/table.ts';
import { isZip, openZip, type ZipEntries } from '../tables/zip-entries.ts';
import { damaged, unsafe } from './attachment-problem.ts';

const endLength = 22;
const endSignature = 0x06054b50;
const typesPart = '[Content_Types].xml';
const longestTypes = 1024 * 1024;

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

export const isOffice = (bytes: Buffer): boolean => isZip(bytes);

/** Which of the two it is; undefined for any other archive. Every part is unpacked once, within its limits. */
export async function officeKindOf(bytes: Buffer): Promise<OfficeKind | undefined> {
  try {
    const zip = openZip(bytes, limits.bulkInflatedBytes);
    const kind = (Object.keys(mains) as OfficeKind[]).find((each) => zip.has(mains[each].part));
    if (!kind || !zip.has(typesPart)) return undefined;
    if (bytes.readUInt32LE(bytes.length - endLength) !== endSignature) throw unsafe('something follows an archive');
    checkNames(zip.names());
    await checkTypes(zip, kind);
    for (const name of zip.names()) for await (const _piece of zip.open(name));
    return kind;
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    throw error.code === 'INFLATES' ? unsafe('an archive that inflates') : damaged('an archive that cannot be read');
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
    if (text.length > longestTypes) throw damaged('too many types');
  }
  if (/macroEnabled|vbaProject|ms-office\.active/i.test(text)) throw unsafe('a document with macros');
  if (!text.includes(mains[kind].type)) throw damaged('a document that is of another type');
}
