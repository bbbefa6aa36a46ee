import { localTimeOf } from '../clock/market-time.ts';
import { billingTypes, distributionChannel, division, keptPartnerCodes } from '../customizing/codes.ts';
import { getSalesArea, type SalesArea } from '../customizing/sales-areas.ts';
import { findDelivery } from '../deliveries/delivery.store.ts';
import type { Happening } from '../life/happening.ts';
import { findPartner, getOrder } from '../orders/order-facts.store.ts';
import type { Queries, Row } from '../store/database.ts';
import { findBilled, insertBilling } from './billing.store.ts';
import { type Billed, billingLines, totalOf } from './billing-lines.ts';

type Kind = keyof typeof billingTypes;

/** For what was shipped; whatever is missing comes back with a credit note. */
export async function createInvoice(queries: Queries, happening: Happening): Promise<void> {
  const { order, part } = happening;
  const delivery = await findDelivery(queries, order.number, part);
  if (!delivery) return;
  const billed = await findBilled(queries, { document: String(delivery.DeliveryDocument), of: 'shipped' });
  await createBilling(queries, happening, { kind: 'invoice', billed });
}

export async function createProforma(queries: Queries, happening: Happening): Promise<void> {
  const delivery = await findDelivery(queries, happening.order.number, happening.part);
  if (!delivery) return;
  const billed = await findBilled(queries, { document: String(delivery.DeliveryDocument), of: 'shipped' });
  await createBilling(queries, happening, { kind: 'proforma', billed });
}

export async function createBilling(
  queries: Queries,
  { order, at, now }: Happening,
  { kind, billed }: { kind: Kind; billed: readonly Billed[] },
): Promise<void> {
  if (billed.length === 0) return;
  const header = await getOrder(queries, order.number);
  const area = getSalesArea(String(header.SalesOrganization));
  const payer = await findPartner(queries, order.number, keptPartnerCodes.payer);
  const lines = billingLines(billed, area, kind === 'creditNote' ? 'refund' : 'charge');
  const hasPdf = !(order.plan === 'no-pdf' && kind === 'invoice');
  await insertBilling(queries, { header: headerOf({ kind, header, area, payer, lines, at, now }), lines, hasPdf });
}

type Header = {
  kind: Kind;
  header: Readonly<Row>;
  area: SalesArea;
  payer: string;
  lines: readonly Row[];
  at: Date;
  now: Date;
};

const categories: Readonly<Record<Kind, string>> = { invoice: 'M', creditNote: 'O', proforma: 'U' };

function headerOf({ kind, header, area, payer, lines, at, now }: Header): Row {
  const { date, time } = localTimeOf(at, area.timeZone);
  return {
    BillingDocumentType: billingTypes[kind],
    SDDocumentCategory: categories[kind],
    CreationDate: date,
    CreationTime: time,
    BillingDocumentDate: date,
    LastChangeDateTime: now.toISOString(),
    SalesOrganization: area.salesOrganization,
    DistributionChannel: distributionChannel,
    Division: division,
    TotalNetAmount: totalOf(lines, 'NetAmount'),
    TaxAmount: totalOf(lines, 'TaxAmount'),
    TotalGrossAmount: totalOf(lines, 'GrossAmount'),
    TransactionCurrency: area.currency,
    CustomerPaymentTerms: header.CustomerPaymentTerms ?? '',
    PayerParty: payer,
    SoldToParty: header.SoldToParty ?? '',
    InvoiceClearingStatus: kind === 'proforma' ? '' : 'A',
  };
}
