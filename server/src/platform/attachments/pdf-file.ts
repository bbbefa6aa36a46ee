import { damaged, unsafe } from './attachment-problem.ts';
import { checkContent } from './pdf-content.ts';

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
  checkContent(bytes);
}
