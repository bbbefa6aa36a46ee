import { type Minor, scaled, toNumeric } from '@dray/server/platform/money.ts';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { billingTypes } from '../../customizing/codes.ts';
import { getSalesArea } from '../../customizing/sales-areas.ts';
import { type Billed, billingLines, totalOf } from '../billing-lines.ts';
import { printBilling } from './print-billing.ts';

/** `npm run test:heavy` prints two hundred. */
const orderCount = process.env.DRAY_HEAVY === '1' ? 200 : 15;
const letters = ['Žatecký ležák říz', 'Ďábelská ľadová ôsmička ĺŕ', 'Però è già più città', 'Añejo ¿qué? güisqui'];
const areas = ['CZ01', 'SK01', 'IT01', 'ES01'] as const;

const orders = fc.record({
  salesOrganization: fc.constantFrom(...areas),
  goods: fc.array(
    fc.record({
      packs: fc.integer({ min: 1, max: 5_000 }),
      netMinor: fc.integer({ min: 1, max: 9_999_999 }),
      depositMinor: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
      name: fc.constantFrom(...letters),
    }),
    { minLength: 1, maxLength: 30 },
  ),
});
type Order = typeof orders extends fc.Arbitrary<infer Value> ? Value : never;

/** Delivered as it was ordered: each line of goods, followed by its containers. */
const billedOf = ({ goods }: Order): Billed[] =>
  goods.flatMap(({ packs, netMinor, depositMinor, name }, index) => {
    const line = (item: number, higherLevel: number, minor: Minor): Billed => ({
      document: '80000001',
      deliveryItem: item,
      number: '10000001',
      item,
      isLent: higherLevel > 0,
      plant: 'P',
      material: `M${item}`,
      text: name,
      quantity: `${packs}.000`,
      requested: `${packs}.000`,
      unit: 'PC',
      netAmount: toNumeric(minor),
      billedQuantity: '0',
      billedNet: '0',
      billedGoods: '0',
    });
    const at = (index + 1) * 10;
    return [line(at, 0, netMinor), ...(depositMinor === undefined ? [] : [line(at + 1, at, depositMinor)])];
  });

/** As the portal reckons it when the order is placed: tax by rate on the sum of goods, none on deposits (T111). */
function grandMinor({ goods, salesOrganization }: Order): Minor {
  const net = goods.reduce((sum, { netMinor }) => sum + netMinor, 0);
  const deposits = goods.reduce((sum, { depositMinor = 0 }) => sum + depositMinor, 0);
  return net + scaled(net, Number(getSalesArea(salesOrganization).taxRate), 1_000) + deposits;
}

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useWasm: false, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => (await (await pdf.getPage(n + 1)).getTextContent()).items),
  );
  return pages
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

test('order, ERP and paper agree to the cent, and every letter can be read', async () => {
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const area = getSalesArea(order.salesOrganization);
      const billed = billedOf(order);
      const lines = billingLines(billed, area, 'charge').map((line, index) => ({
        ...line,
        is_lent: billed[index]?.isLent ?? false,
      }));
      const header = {
        BillingDocument: '90000001',
        BillingDocumentType: billingTypes.invoice,
        PayerParty: '300101',
        BillingDocumentDate: '2026-11-12',
        SalesOrganization: order.salesOrganization,
        TransactionCurrency: area.currency,
        PaymentReference: '90000001',
      };
      const payer = { name: 'Šenk U Ďuriša', address: 'Náměstí 1, 602 00 Brno', tax_number: 'XX1' };

      const text = await textOf(await printBilling({ header, lines, payer }));

      const total = toNumeric(grandMinor(order));
      expect(totalOf(lines, 'GrossAmount')).toBe(total);
      const written = total
        .replace('.', ',')
        .replace(/\B(?=(\d{3})+,)/g, area.currency === 'CZK' || area.seller.language === 'sk' ? ' ' : '.');
      expect(text).toContain(`${written} ${area.currency === 'CZK' ? 'Kč' : '€'}`);
      for (const { name } of order.goods) expect(text).toContain(name);
      expect(text).toContain('Šenk U Ďuriša');
    }),
    { numRuns: orderCount },
  );
}, 120_000);

const paperOf = (salesOrganization: string, vat: string, more: object = {}) => ({
  header: {
    BillingDocument: '90000001',
    BillingDocumentType: billingTypes.invoice,
    PayerParty: '300101',
    BillingDocumentDate: '2026-11-12',
    SalesOrganization: salesOrganization,
    TransactionCurrency: getSalesArea(salesOrganization).currency,
    PaymentReference: '90000001',
    CustomerPaymentTerms: 'NT30',
    supplied_on: '2026-11-10',
    ...more,
  },
  lines: [],
  payer: { name: 'U Lípy', address: 'Náměstí 1, 602 00 Brno', tax_number: vat },
});

test.each([
  [
    'CZ01',
    'CZ25900019',
    ['IČO 26900778', 'IČO 25900019', 'DIČ CZ25900019', 'Obchodní rejstřík'],
    'Datum uskutečnění plnění 10. 11. 2026',
    'Datum splatnosti 12. 12. 2026',
  ],
  [
    'SK01',
    'SK2020000123',
    ['IČO 00000019', 'DIČ 2020000123', 'IČ DPH SK2020000123', 'Obchodný register'],
    'Dátum dodania 10. 11. 2026',
    'Dátum splatnosti 12. 12. 2026',
  ],
  [
    'IT01',
    'IT00000000123',
    ['Partita IVA IT00000000123', 'Codice fiscale 00000000123', 'REA MI-'],
    'Data di consegna 10/11/2026',
    'Scadenza 12/12/2026',
  ],
  [
    'ES01',
    'ESB00000123',
    ['NIF B00000123', 'Registro Mercantil'],
    'Fecha de la operación 10/11/2026',
    'Vencimiento 12/12/2026',
  ],
])(
  'an invoice of %s has the numbers of both companies, the day of supply and the day it is due',
  async (area, vat, numbers, supplied, due) => {
    const text = await textOf(await printBilling(paperOf(area, vat)));

    for (const each of [...numbers, supplied, due]) expect(text).toContain(each);
  },
);

test('what is given back is not due, and a pro-forma supplies nothing', async () => {
  const creditNote = await textOf(
    await printBilling(paperOf('CZ01', 'CZ1', { BillingDocumentType: billingTypes.creditNote })),
  );
  const proforma = await textOf(
    await printBilling(paperOf('IT01', 'IT1', { BillingDocumentType: billingTypes.proforma })),
  );
  const unknown = await textOf(await printBilling(paperOf('CZ01', 'CZ1', { CustomerPaymentTerms: '' })));

  expect(creditNote).not.toContain('splatnosti');
  expect(creditNote).toContain('uskutečnění plnění');
  expect(proforma).not.toContain('consegna');
  expect(unknown).not.toContain('splatnosti');
});
