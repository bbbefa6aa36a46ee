import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { PaperMarket, Shelved } from './shelf/shelf.ts';

// Read at the start: the process may give up the right to read them.
const font = readFileSync(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')));

const words: Readonly<Record<PaperMarket, { date: string; order: string; total: string }>> = {
  CZ: { date: 'Datum', order: 'Zakázka č.', total: 'Celkem' },
  SK: { date: 'Dátum', order: 'Zákazka č.', total: 'Spolu' },
  IT: { date: 'Data', order: 'Ordine n.', total: 'Totale' },
  ES: { date: 'Fecha', order: 'Pedido n.º', total: 'Total' },
};

const languages: Readonly<Record<PaperMarket, string>> = { CZ: 'cs', SK: 'sk', IT: 'it', ES: 'es' };

/** The document as the archive has scanned it, wholly in the market's language; the same bytes each time. */
export function printShelved({ title, number, lines, ...shelved }: Shelved): Promise<Buffer> {
  const language = languages[shelved.market];
  const heading = `${title} ${number}`;
  const info = { Title: heading, CreationDate: new Date(`${shelved.date}T00:00:00Z`) };
  const pdf = new PDFDocument({ size: 'A4', margin: 50, lang: language, displayTitle: true, info });
  const bytes = buffer(pdf);
  pdf.font(font).fontSize(18).text(heading).fontSize(10).moveDown();
  for (const fact of factsOf(shelved)) pdf.text(fact);
  pdf.moveDown();
  for (const { text, quantity } of lines) pdf.text(`${Number(quantity).toLocaleString(language)} × ${text}`);
  pdf.end();
  return bytes;
}

type Facts = Pick<Shelved, 'market' | 'date' | 'order' | 'gross' | 'currency'>;

function factsOf({ market, date, order, gross, currency }: Facts): string[] {
  const say = words[market];
  const language = languages[market];
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString(language, { timeZone: 'UTC' });
  const money = { style: 'currency', currency: currency ?? 'EUR' } as const;
  return [
    `${say.date}: ${day}`,
    ...(order ? [`${say.order} ${order}`] : []),
    ...(gross ? [`${say.total}: ${Number(gross).toLocaleString(language, money)}`] : []),
  ];
}
