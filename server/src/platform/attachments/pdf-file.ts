import { damaged, unsafe } from './attachment-problem.ts';

const endMark = '%%EOF';
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
/** As far from its end an archive may tell what it holds. */
const archiveTail = 65_557;
/** As far browsers look for signs of a page. */
const sniffed = 1_024;

export const isPdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

/** A document from its first byte to its last: nothing that starts a program, and nothing that could be another file as well. */
export function checkPdf(bytes: Buffer): void {
  const end = bytes.lastIndexOf(endMark, undefined, 'latin1');
  if (end < 0 || !bytes.includes('startxref', 0, 'latin1')) throw damaged('a PDF does not end');
  // Writers fill up with blanks and noughts.
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', end + endMark.length))) throw unsafe('something follows a PDF');
  if (/<(?:!doctype|html|script|svg|body|head|iframe)\b/i.test(bytes.toString('latin1', 0, sniffed)))
    throw unsafe('a PDF that is a page, too');
  if (bytes.subarray(Math.max(0, bytes.length - archiveTail)).includes(archiveEnd))
    throw unsafe('a PDF that is an archive, too');
  if (startsProgram(bytes)) throw unsafe('a PDF that starts something');
}

const starting = ['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA'];
const slash = 0x2f;

/** By the names of such actions, also where some of their letters are written as numbers. */
function startsProgram(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === slash && starting.some((name) => isNamed(bytes, at + 1, name))) return true;
  return false;
}

/** Letter by letter, and no other letter behind it. */
function isNamed(bytes: Buffer, start: number, name: string): boolean {
  let at = start;
  for (let index = 0; index < name.length; index += 1) {
    const { code, next } = letterAt(bytes, at);
    if (code !== name.charCodeAt(index)) return false;
    at = next;
  }
  return !/[A-Za-z0-9]/.test(String.fromCharCode(letterAt(bytes, at).code));
}

/** `#4A` is a letter like any other. */
function letterAt(bytes: Buffer, at: number): { code: number; next: number } {
  const code = bytes[at] ?? 0;
  if (code !== 0x23) return { code, next: at + 1 };
  return { code: Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16) || 0, next: at + 3 };
}
