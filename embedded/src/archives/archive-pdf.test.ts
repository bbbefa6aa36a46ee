import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { printShelved } from './archive-pdf.ts';
import type { PaperMarket } from './shelf/shelf.ts';

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useWasm: false, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test.each<[PaperMarket, string, string]>([
  ['IT', 'Data: 17/11/2026 Ordine n. 8010 Totale: 1234,50 €', '1200 × Fusto'],
  ['CZ', 'Datum: 17. 11. 2026 Zakázka č. 8010 Celkem: 1 234,50 €', '1 200 × Fusto'],
  ['SK', 'Dátum: 17. 11. 2026 Zákazka č. 8010 Spolu: 1 234,50 €', '1 200 × Fusto'],
  ['ES', 'Fecha: 17/11/2026 Pedido n.º 8010 Total: 1234,50 €', '1200 × Fusto'],
])('a paper of an archive is wholly in the language of its market: %s', async (market, facts, line) => {
  const lines = [{ text: 'Fusto', quantity: '1200.000' }];
  const shelved = {
    id: 'C1',
    number: '1',
    title: 'T',
    date: '2026-11-17',
    order: '8010',
    gross: '1234.50',
    currency: 'EUR',
  };

  const text = await textOf(await printShelved({ ...shelved, market, lines }));

  expect(text).toContain(facts);
  expect(text).toContain(line);
});
