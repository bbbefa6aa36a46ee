import { getSalesArea, type Seller } from '../../customizing/sales-areas.ts';
import { divideRounded, formatDecimal, parseDecimal } from '../../decimal.ts';
import type { Row } from '../../store/database.ts';
import type { PrintedBilling } from '../print/billing-sheet.ts';

export type InvoiceParty = { name: string; street: string; zip: string; city: string; country: string; vat: string };

/** Goods bear the market's rate, containers none. */
export type TaxGroup = { rate: string; isDeposits: boolean; base: string; tax: string; gross: string };
export type InvoiceLine = {
  number: string;
  text: string;
  material: string;
  quantity: string;
  unitPrice: string;
  unitGross: string;
  net: string;
  tax: string;
  gross: string;
  isDeposit: boolean;
};

/** What both formats say, with amounts as the ERP has them. */
export type InvoiceFacts = {
  number: string;
  date: string;
  currency: string;
  seller: Seller;
  supplier: InvoiceParty;
  customer: InvoiceParty;
  rate: string;
  lines: readonly InvoiceLine[];
  groups: readonly TaxGroup[];
  net: string;
  tax: string;
  gross: string;
};

export function invoiceFactsOf({ header, lines, payer }: PrintedBilling): InvoiceFacts {
  const area = getSalesArea(String(header.SalesOrganization));
  const { seller } = area;
  const country = area.salesOrganization.slice(0, 2);
  const rate = formatDecimal(area.taxRate * 10n, 2);
  const goods = lines.filter((line) => !isDeposit(line));
  const deposits = lines.filter(isDeposit);
  const sums = sumsOf(lines);
  return {
    number: String(header.BillingDocument),
    date: String(header.BillingDocumentDate),
    currency: String(header.TransactionCurrency),
    seller,
    supplier: partyOf(seller.name, seller.address, seller.taxNumber, country),
    customer: partyOf(
      String(payer?.name || header.PayerParty),
      String(payer?.address ?? ''),
      String(payer?.tax_number ?? ''),
      country,
    ),
    rate,
    lines: lines.map(lineOf),
    groups: [
      { rate, isDeposits: false, ...sumsOf(goods) },
      ...(deposits.length > 0 ? [{ rate: '0.00', isDeposits: true, ...sumsOf(deposits) }] : []),
    ],
    net: sums.base,
    tax: sums.tax,
    gross: sums.gross,
  };
}

const isDeposit = ({ is_lent: isLent }: Readonly<Row>): boolean => isLent === true;

/** `Sladová 1, 664 00 Havranov`: the street ends at the last comma, the postal code at its last digit. */
function partyOf(name: string, address: string, vat: string, country: string): InvoiceParty {
  const [, street = address, rest = ''] = /^(.*),\s*([^,]*)$/.exec(address) ?? [];
  const [, zip = '', city = rest] = /^([\d ]*\d)\s+(.*)$/.exec(rest) ?? [];
  return { name, street, zip, city, country, vat };
}

function lineOf(line: Readonly<Row>): InvoiceLine {
  const net = parseDecimal(String(line.NetAmount), 2);
  const gross = net + parseDecimal(String(line.TaxAmount), 2);
  const quantity = parseDecimal(String(line.BillingQuantity), 3);
  // Eight places, so that times the quantity it is the amount again.
  const ofOne = (amount: bigint) =>
    formatDecimal(quantity === 0n ? 0n : divideRounded(amount * 1_000_000_000n, quantity), 8);
  return {
    number: String(Number(line.BillingDocumentItem)),
    text: String(line.BillingDocumentItemText),
    material: String(line.Material),
    quantity: formatDecimal(quantity, 3),
    unitPrice: ofOne(net),
    unitGross: ofOne(gross),
    net: formatDecimal(net, 2),
    tax: formatDecimal(gross - net, 2),
    gross: formatDecimal(gross, 2),
    isDeposit: isDeposit(line),
  };
}

function sumsOf(lines: readonly Readonly<Row>[]) {
  const sum = (name: 'NetAmount' | 'TaxAmount') =>
    lines.reduce((total, line) => total + parseDecimal(String(line[name]), 2), 0n);
  const [base, tax] = [sum('NetAmount'), sum('TaxAmount')];
  return { base: formatDecimal(base, 2), tax: formatDecimal(tax, 2), gross: formatDecimal(base + tax, 2) };
}
