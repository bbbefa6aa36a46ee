import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Shelved } from './shelf/shelf.ts';

// Read at the start: the process may give up the right to read them.
const font = readFileSync(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')));

/** The document as the archive has scanned it; the same bytes each time. */
export function printShelved({ title, number, date, order, gross, currency, lines }: Shelved): Promise<Buffer> {
  const heading = `${title} ${number}`;
  const info = { Title: heading, CreationDate: new Date(`${date}T00:00:00Z`) };
  const pdf = new PDFDocument({ size: 'A4', margin: 50, info });
  const bytes = buffer(pdf);
  pdf.font(font).fontSize(18).text(heading).fontSize(10).moveDown();
  for (const fact of [date, order, gross && `${gross} ${currency}`]) if (fact) pdf.text(fact);
  pdf.moveDown();
  for (const { text, quantity } of lines) pdf.text(`${quantity.replace(/\.?0+$/, '')} × ${text}`);
  pdf.end();
  return bytes;
}
