import { paperText, paperTextAsWritten } from '@dray/contract/texts/paper-text.ts';
import type { Confirmation, Order } from '#capabilities/ordering/index.ts';
import type { Paper, PaperTable } from '#platform/pdf/paper.ts';
import { payerParty, paymentPart, supplierParty } from './paper-parts.ts';
import type { Supplier } from './supplier.model.ts';

export type OrderPaperKind = 'confirmation' | 'proforma';

type Asked = {
  kind: OrderPaperKind;
  order: Order;
  confirmation: Confirmation;
  supplier: Supplier;
  issuedOn: string;
  /** Who may see documents sees where to pay, too (T138). */
  withPayment: boolean;
};

/** An order on paper: whose, what, for how much with which taxes and deposits, and how it is paid. */
export function paperOfOrder({ kind, order, confirmation, supplier, issuedOn, withPayment }: Asked): Paper {
  const { language, facts, delivery, sums } = confirmation;
  const { snapshot, orderNumber, paymentMethod, totals, country, currency } = order;
  const isPaidByTransfer = paymentMethod !== 'cash';
  return {
    language,
    title: paperText(kind === 'proforma' ? 'proformaTitle' : 'confirmationTitle', language, { number: orderNumber }),
    issuer: supplier.name,
    issuedOn,
    parties: [supplierParty(supplier, language), payerParty(snapshot.payer, language)],
    facts: [...facts, ...delivery.facts],
    tables: [goodsTable(confirmation), ...depositTables(confirmation)],
    sums,
    payment:
      withPayment && isPaidByTransfer
        ? paymentPart({ supplier, country, amountMinor: totals.grandMinor, currency, reference: orderNumber }, language)
        : undefined,
    notes: [
      ...(kind === 'proforma' ? [paperText('notTaxDocument', language)] : []),
      ...(withPayment && paymentMethod.startsWith('invoice') ? [paperText('payByInvoice', language)] : []),
    ],
    pageWords: paperTextAsWritten('page', language),
  };
}

const goodsTable = ({ language, goods }: Confirmation): PaperTable => ({
  heading: goods.title,
  columns: [
    { head: paperText('product', language), share: 6 },
    { head: paperText('packs', language), share: 1, isFigure: true },
    { head: paperText('unitPrice', language), share: 2, isFigure: true },
    { head: paperText('lineTotal', language), share: 2, isFigure: true },
  ],
  rows: goods.lines.map(({ name, details, packs, unit, total }) => [
    [name, details.join(' · ')].join('\n'),
    packs,
    unit,
    total,
  ]),
});

const depositTables = ({ language, deposits }: Confirmation): PaperTable[] =>
  deposits.rows.length === 0
    ? []
    : [
        {
          heading: deposits.title,
          columns: [
            { head: paperText('container', language), share: 9 },
            { head: paperText('deposit', language), share: 2, isFigure: true },
          ],
          rows: deposits.rows.map(({ label, value }) => [label, value]),
        },
      ];

export const orderPaperName = (kind: OrderPaperKind, { language }: Confirmation, number: string): string =>
  paperText(kind === 'proforma' ? 'proformaFile' : 'confirmationFile', language, { number });
