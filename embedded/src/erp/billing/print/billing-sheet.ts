import { billingTypes } from '../../customizing/codes.ts';
import { dueDateOf } from '../../customizing/payment-terms.ts';
import { getSalesArea, type Seller } from '../../customizing/sales-areas.ts';
import { formatDecimal, parseDecimal } from '../../decimal.ts';
import type { Row } from '../../store/database.ts';
import { type BillingWords, billingWords } from './billing-words.ts';
import { companyNumbers } from './company-numbers.ts';

export type PrintedBilling = {
  header: Readonly<Row>;
  lines: readonly Readonly<Row>[];
  payer: Readonly<Row> | undefined;
};

/** What is on the paper, before it is laid out. */
export type BillingSheet = {
  seller: Seller;
  title: string;
  number: string;
  date: string;
  parties: readonly (readonly string[])[];
  /** What the law wants dated: issued, supplied, due. */
  dates: readonly (readonly [label: string, day: string])[];
  heads: readonly string[];
  lines: readonly (readonly string[])[];
  sums: readonly (readonly [label: string, amount: string])[];
  total: string;
  /** Missing where nothing is to be paid. */
  reference: string | undefined;
  note: string | undefined;
};

export function sheetOf({ header, lines, payer }: PrintedBilling): BillingSheet {
  const { seller, taxRate } = getSalesArea(String(header.SalesOrganization));
  const words = billingWords(seller.language);
  const type = String(header.BillingDocumentType);
  const currency = String(header.TransactionCurrency);
  const money = (amount: bigint) => writtenMoney(seller, amount, currency);
  const goods = lines.filter((line) => line.is_lent !== true);
  const net = sumOf(goods, 'NetAmount');
  const tax = sumOf(lines, 'TaxAmount');
  const deposits = sumOf(lines, 'NetAmount') - net;
  const rate = `${formatDecimal(taxRate, 1).replace(/\.0$/, '')} %`;
  return {
    seller,
    title: titleOf(type, words),
    number: String(header.BillingDocument),
    date: String(header.BillingDocumentDate),
    parties: [
      [
        words.supplier,
        seller.name,
        seller.address,
        ...companyNumbers(seller.language, seller.taxNumber),
        seller.register,
      ],
      [words.customer, ...customerLines(header, payer, seller.language)],
    ],
    dates: datesOf(header, words),
    heads: [words.item, words.quantity, words.net, words.tax],
    lines: lines.map((line) => lineOf(line, seller)),
    sums: [
      [`${words.taxBase} ${rate}`, money(net)],
      [`${words.tax} ${rate}`, money(tax)],
      ...(deposits === 0n ? [] : [[words.deposits, money(deposits)] as const]),
      [words.total, money(net + tax + deposits)],
    ],
    total: formatDecimal(net + tax + deposits, 2),
    reference: type === billingTypes.creditNote ? undefined : String(header.PaymentReference || header.BillingDocument),
    note: type === billingTypes.proforma ? words.notTax : undefined,
  };
}

const titleOf = (type: string, words: BillingWords): string => {
  if (type === billingTypes.creditNote) return words.creditNote;
  return type === billingTypes.proforma ? words.proforma : words.invoice;
};

/** A pro-forma is no tax document, and what is given back is not due. */
function datesOf(header: Readonly<Row>, words: BillingWords): [label: string, day: string][] {
  const [date, type] = [String(header.BillingDocumentDate), String(header.BillingDocumentType)];
  const due = dueDateOf(date, String(header.CustomerPaymentTerms ?? ''));
  return [
    [words.issued, date],
    ...(type === billingTypes.proforma
      ? []
      : [[words.supplied, String(header.supplied_on || date)] as [string, string]]),
    ...(type === billingTypes.creditNote || !due ? [] : [[words.due, due] as [string, string]]),
  ];
}

const customerLines = (header: Readonly<Row>, payer: Readonly<Row> | undefined, language: string): string[] => [
  String(payer?.name || header.PayerParty),
  ...(payer?.address ? [String(payer.address)] : []),
  ...(payer?.tax_number ? companyNumbers(language, String(payer.tax_number)) : []),
];

const lineOf = (line: Readonly<Row>, seller: Seller): string[] => [
  `${line.BillingDocumentItemText} (${line.Material})`,
  Number(line.BillingQuantity).toLocaleString(seller.language),
  writtenAmount(seller, parseDecimal(String(line.NetAmount), 2)),
  writtenAmount(seller, parseDecimal(String(line.TaxAmount), 2)),
];

const sumOf = (lines: readonly Readonly<Row>[], name: 'NetAmount' | 'TaxAmount'): bigint =>
  lines.reduce((sum, line) => sum + parseDecimal(String(line[name]), 2), 0n);

/** Exact, whatever the size; the comma is the same in every one of these markets. */
function writtenAmount({ language }: Seller, amount: bigint): string {
  const [whole = '', cents = ''] = formatDecimal(amount, 2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, billingWords(language).thousands)},${cents}`;
}

const writtenMoney = (seller: Seller, amount: bigint, currency: string): string =>
  `${writtenAmount(seller, amount)}\u00a0${currency === 'CZK' ? 'Kč' : '€'}`;
