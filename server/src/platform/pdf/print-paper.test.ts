import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { paperPrinter } from './paper-printer.ts';

const letters = 'Žluťoučký kůň, ľadová ôsma ĺŕ, però città, ¿añejo güisqui?';
const paper = (rows: number): Paper => ({
  language: 'cs',
  title: 'Výpis z účtu',
  issuer: 'Meridian',
  issuedOn: '2026-11-12',
  notes: [letters],
  parties: [{ heading: 'Dodavatel', lines: ['Meridian', 'Havranov'] }],
  facts: [{ label: 'Období', value: 'listopad' }],
  tables: [
    {
      heading: 'Doklady',
      columns: [
        { head: 'Doklad', share: 3 },
        { head: 'Částka', share: 1, isFigure: true },
      ],
      rows: Array.from({ length: rows }, (_, n) => [`Faktura ${n}`, '1 204,80 €']),
    },
  ],
  sums: [{ label: 'Konečný zůstatek', value: '9 412,60 €' }],
  payment: { heading: 'Platba', facts: [], code: 'SPD*1.0', codeWords: 'Platební kód' },
  pageWords: 'Stránka {page} z {pages}',
});

test('a paper has its language, title, marked parts and every letter, over as many pages as it takes', async () => {
  const bytes = await paperPrinter()(paper(120));

  const pdf = await getDocument({ data: new Uint8Array(bytes), useWasm: false, verbosity: 0 }).promise;
  const last = await pdf.getPage(pdf.numPages);
  const text = (await last.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(pdf.numPages).toBeGreaterThan(2);
  expect(text).toContain(letters);
  expect(text).toContain('9 412,60 €');
  expect(text).toContain(`Stránka ${pdf.numPages} z ${pdf.numPages}`);
  expect(tree).toMatch(/"role":"H1".*"role":"Table".*"role":"TH"/);
  const { info } = (await pdf.getMetadata()) as { info: { Title: string; Language: string } };
  expect([info.Title, info.Language]).toEqual(['Výpis z účtu', 'cs']);
});

test('the same paper makes the same bytes', async () => {
  const print = paperPrinter();

  expect(await print(paper(1))).toEqual(await print(paper(1)));
});
