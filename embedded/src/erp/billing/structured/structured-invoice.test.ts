import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getSalesArea } from '../../customizing/sales-areas.ts';
import { parseDecimal } from '../../decimal.ts';
import { billingLines, totalOf } from '../billing-lines.ts';
import { fatturaPaOf } from './fattura-pa.ts';
import { invoiceFactsOf } from './invoice-facts.ts';
import { isdocOf } from './isdoc.ts';

const goods = fc.array(
  fc.record({
    packs: fc.integer({ min: 1, max: 5_000 }),
    net: fc.integer({ min: 1, max: 9_999_999 }),
    deposit: fc.integer({ min: 0, max: 99_999 }),
    text: fc.constantFrom('Žatecký ležák', 'Pils & Co. <0,5 l>', '"Però" è più', 'Řízný\u0001'),
  }),
  { minLength: 1, maxLength: 12 },
);

const moneyOf = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

function billingOf(salesOrganization: string, of: typeof goods extends fc.Arbitrary<infer Value> ? Value : never) {
  const billed = of.flatMap(({ packs, net, deposit, text }, index) => {
    const line = (item: number, higherLevel: number, minor: number) => ({
      document: '80000001',
      deliveryItem: item,
      number: '10000001',
      item,
      isLent: higherLevel > 0,
      plant: 'P',
      unit: 'PC',
      billedQuantity: '0',
      billedNet: '0',
      billedGoods: '0',
      material: `M${item}`,
      text,
      quantity: `${packs}.000`,
      requested: `${packs}.000`,
      netAmount: moneyOf(minor),
    });
    const at = (index + 1) * 10;
    return [line(at, 0, net), ...(deposit > 0 ? [line(at + 1, at, deposit)] : [])];
  });
  const rows = billingLines(billed, getSalesArea(salesOrganization), 'charge');
  const lines = rows.map((row, index) => ({ ...row, is_lent: billed[index]?.isLent ?? false }));
  const header = {
    SalesOrganization: salesOrganization,
    BillingDocument: '90000001',
    BillingDocumentDate: '2026-11-20',
    TransactionCurrency: 'EUR',
    PaymentReference: '90000001',
    PayerParty: '300101',
  };
  const payer = { name: 'Šenk & syn', address: 'Náměstí 1, 602 00 Brno', tax_number: 'CZ12345678' };
  return { lines, facts: invoiceFactsOf({ header, lines, payer }) };
}

/** Every element that is opened is closed in its turn, and nothing else looks like one. */
function expectWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of text
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(text.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  expect(text).not.toContain('\u0001');
}

const allOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</`, 'g'))].map(([, value = '']) => value);
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + parseDecimal(amount, 2), 0n);

test('an ISDOC has the totals of its bill to the cent, by line, by rate and as a whole', () => {
  fc.assert(
    fc.property(goods, fc.constantFrom('CZ01', 'SK01'), (of, area) => {
      const { lines, facts } = billingOf(area, of);
      const text = isdocOf(facts).toString();
      const gross = totalOf(lines, 'GrossAmount');

      expectWellFormed(text);
      expect(allOf(text, 'PayableAmount')).toEqual([gross]);
      expect(sumOf(allOf(text, 'LineExtensionAmountTaxInclusive'))).toBe(parseDecimal(gross, 2));
      expect(sumOf(allOf(text, 'DifferenceTaxInclusiveAmount'))).toBe(2n * parseDecimal(gross, 2));
      expect(allOf(text, 'TaxAmount').at(-1)).toBe(totalOf(lines, 'TaxAmount'));
    }),
    { numRuns: 100 },
  );
});

test('a FatturaPA has them, too, and deposits outside of the base', () => {
  fc.assert(
    fc.property(goods, (of) => {
      const { lines, facts } = billingOf('IT01', of);
      const text = fatturaPaOf(facts).toString();
      const hasDeposits = of.some(({ deposit }) => deposit > 0);

      expectWellFormed(text);
      expect(allOf(text, 'ImportoTotaleDocumento')).toEqual([totalOf(lines, 'GrossAmount')]);
      expect(sumOf([...allOf(text, 'ImponibileImporto'), ...allOf(text, 'Imposta')])).toBe(
        parseDecimal(totalOf(lines, 'GrossAmount'), 2),
      );
      expect(sumOf(allOf(text, 'PrezzoTotale'))).toBe(parseDecimal(totalOf(lines, 'NetAmount'), 2));
      expect(allOf(text, 'AliquotaIVA')).toContain('22.00');
      expect(text.includes('<Natura>N1</Natura>')).toBe(hasDeposits);
    }),
    { numRuns: 100 },
  );
});

test('parties have their street, postal code and town apart', () => {
  const { facts } = billingOf('CZ01', [{ packs: 1, net: 100, deposit: 0, text: 'Žatecký ležák' }]);

  expect(facts.supplier).toEqual({
    name: 'Meridian Breweries CZ a.s.',
    street: 'Sladová 1',
    zip: '664 00',
    city: 'Havranov',
    country: 'CZ',
    vat: 'CZ26900778',
  });
  expect(facts.customer).toMatchObject({ street: 'Náměstí 1', zip: '602 00', city: 'Brno' });
});
