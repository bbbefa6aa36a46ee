import { unsafe } from './attachment-problem.ts';
import { objectsIn, type PdfEntries, streamReader, valuesOf } from './pdf-objects.ts';
import { PdfReader, type PdfValue } from './pdf-values.ts';

/** Actions and parts that run something, or send away what somebody fills in. */
const active = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'RichMedia',
  'RichMediaExecute',
  'Rendition',
  'Movie',
  '3D',
  'XFA',
]);
/** Invoices for machines travel in those for people: Factur-X, ZUGFeRD, ISDOC. */
const dataName = /\.(?:xml|isdoc)$/i;
const page = /<(?:\w+:)?(?:!doctype|html|script|svg)\b|<\?xml-stylesheet/i;

/** Looks at every object of the file, and at those that are packed together in streams. */
export function checkContent(bytes: Buffer): void {
  const read = streamReader(bytes);
  const streams = new Map<number, { entries: PdfEntries; at: number }[]>();
  const attached = new Set<number>();
  for (const { number, value, dataAt } of objectsIn(bytes)) {
    checkValue(value, attached);
    if (!('entries' in value) || dataAt === undefined) continue;
    const { entries } = value;
    const known = streams.get(number);
    if (known) known.push({ entries, at: dataAt });
    else streams.set(number, [{ entries, at: dataAt }]);
    if (holdsObjects(entries)) checkPacked(read(entries, dataAt), attached);
  }
  for (const number of attached) {
    const found = streams.get(number) ?? [];
    if (found.length === 0) throw unsafe('a file in a PDF that cannot be looked into');
    // Of several with one number any may be the one that counts.
    for (const { entries, at } of found) checkAttached(read(entries, at));
  }
}

/** Every stream of objects says where the first of them begins. */
const holdsObjects = (entries: PdfEntries): boolean =>
  valuesOf(entries, 'First').length > 0 ||
  valuesOf(entries, 'Type').some((value) => 'name' in value && value.name === 'ObjStm');

function checkPacked(bytes: Buffer, attached: Set<number>): void {
  const reader = new PdfReader(bytes, 0, { left: 2 * bytes.length + 1_000 });
  while (reader.at < bytes.length) {
    const before = reader.at;
    const value = reader.next();
    if (value) checkValue(value, attached);
    // Something that closes nothing.
    if (reader.at === before) reader.at += 1;
  }
}

function checkValue(value: PdfValue, attached: Set<number>): void {
  if ('name' in value && active.has(value.name)) throw unsafe('a PDF that starts something');
  if ('list' in value) for (const each of value.list) checkValue(each, attached);
  if (!('entries' in value)) return;
  for (const [key, each] of value.entries) {
    if (active.has(key)) throw unsafe('a PDF that starts something');
    checkValue(each, attached);
  }
  for (const files of valuesOf(value.entries, 'EF'))
    for (const number of attachedBy(value.entries, files)) attached.add(number);
}

/** Its name decides what opens it at its reader's, so that counts as much as what is in it. */
function attachedBy(entries: PdfEntries, files: PdfValue): number[] {
  const names = valuesOf(entries, 'F', 'UF', 'DOS', 'Mac', 'Unix');
  const areData = names.every((name) => 'text' in name && dataName.test(plain(name.text)));
  if (names.length === 0 || !areData || !('entries' in files)) throw unsafe('a file in a PDF');
  return files.entries.map(([, each]) => {
    if (!('reference' in each)) throw unsafe('a file in a PDF');
    return each.reference;
  });
}

/** Two bytes a letter, where it says so. */
const plain = (text: string): string => text.replaceAll('\0', '');

function checkAttached(bytes: Buffer): void {
  const text = bytes.toString('latin1').replaceAll('\0', '');
  if (!/^[^<\w]{0,8}<[?\w]/.test(text) || page.test(text)) throw unsafe('a file in a PDF that is no data');
}
