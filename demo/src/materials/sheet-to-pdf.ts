import PDFDocument from 'pdfkit';
import type { Sheet } from './sheet.ts';

/** The same sheet makes the same bytes: the day inside is not the day of writing. */
const drawnOn = new Date('2026-01-05T00:00:00Z');

export async function sheetToPdf({ title, width, height, shapes }: Sheet, language: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: 'Meridian Breweries', CreationDate: drawnOn },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const { outline, colour, x, y, scale, opacity } of shapes) {
    pdf.save().translate(x, y).scale(scale).fillOpacity(opacity).path(outline).fill(colour).restore();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
