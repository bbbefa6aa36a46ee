import type { Billing } from '@dray/demo/order-life/billing-told.ts';
import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { distributionChannel, division, unit } from '../../../erp/customizing/codes.ts';
import type { SeedBilling } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';
import { areaOf, quantityText } from './seed-order.ts';

const categories = { invoice: 'M', 'credit-note': 'O', proforma: 'U', other: '' } as const;

export const billingOf = (life: OrderLife, billing: Billing): SeedBilling => ({
  header: headerOf(life, billing),
  items: itemsOf(life, billing),
  hasPdf: !(life.fate.plan === 'no-pdf' && billing.news.kind === 'invoice'),
});

function headerOf(life: OrderLife, { news }: Billing): Row {
  const area = areaOf(life);
  return {
    BillingDocument: news.number,
    BillingDocumentType: news.type,
    SDDocumentCategory: categories[news.kind],
    CreationDate: news.date,
    BillingDocumentDate: news.date,
    LastChangeDateTime: news.changedAt.toISOString(),
    SalesOrganization: area.salesOrganization,
    DistributionChannel: distributionChannel,
    Division: division,
    TotalNetAmount: toNumeric(news.netMinor),
    TaxAmount: toNumeric(news.taxMinor),
    TotalGrossAmount: toNumeric(news.netMinor + news.taxMinor),
    TransactionCurrency: news.currency,
    PaymentReference: news.paymentReference ?? '',
    PayerParty: news.payerId,
    SoldToParty: life.order.snapshot.soldTo.id,
    InvoiceClearingStatus: clearingOf(news),
  };
}

function clearingOf({ kind, isPaid }: Billing['news']): string {
  if (kind === 'proforma') return '';
  return isPaid ? 'C' : 'A';
}

function itemsOf(life: OrderLife, { lines, part, news }: Billing): Row[] {
  const delivery = life.deliveries.find((each) => each.part === part)?.news.number ?? '';
  const { plant } = areaOf(life);
  const known = new Map(life.items.map((item) => [item.lineNo, item]));
  return lines.map((line) => ({
    BillingDocumentItem: Number(line.item),
    SalesDocument: line.sapId,
    SalesDocumentItem: line.lineNo,
    ReferenceSDDocument: delivery,
    ReferenceSDDocumentItem: line.deliveryItem,
    Material: known.get(line.lineNo)?.sku ?? '',
    Plant: plant,
    BillingDocumentItemText: (known.get(line.lineNo)?.name ?? '').slice(0, 40),
    BillingQuantity: quantityText(line.quantity),
    BillingQuantityUnit: unit.external,
    NetAmount: toNumeric(line.netMinor),
    TaxAmount: toNumeric(line.taxMinor),
    GrossAmount: toNumeric(line.netMinor + line.taxMinor),
    TransactionCurrency: news.currency,
  }));
}
