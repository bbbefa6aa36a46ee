import type { Billing } from '@dray/demo/order-life/billing-update.ts';
import type { OrderLife } from '@dray/demo/order-life/order-life.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { distributionChannel, division, unit } from '../../../erp/customizing/codes.ts';
import type { SeedBilling } from '../../../erp/seed/erp-seed.ts';
import type { Row } from '../../../erp/store/database.ts';
import { areaOf, quantityText, termsOf } from './seed-order.ts';

const categories = { invoice: 'M', 'credit-note': 'O', proforma: 'U', other: '' } as const;

export const billingOf = (life: OrderLife, billing: Billing): SeedBilling => ({
  header: headerOf(life, billing),
  items: itemsOf(life, billing),
  hasPdf: !(life.fate.plan === 'no-pdf' && billing.update.kind === 'invoice'),
});

function headerOf(life: OrderLife, { update }: Billing): Row {
  const area = areaOf(life);
  return {
    BillingDocument: update.number,
    BillingDocumentType: update.type,
    SDDocumentCategory: categories[update.kind],
    CreationDate: update.date,
    BillingDocumentDate: update.date,
    LastChangeDateTime: update.changedAt.toISOString(),
    SalesOrganization: area.salesOrganization,
    DistributionChannel: distributionChannel,
    Division: division,
    TotalNetAmount: toNumeric(update.netMinor),
    TaxAmount: toNumeric(update.taxMinor),
    TotalGrossAmount: toNumeric(update.netMinor + update.taxMinor),
    TransactionCurrency: update.currency,
    CustomerPaymentTerms: termsOf(life.order.paymentMethod),
    PaymentReference: update.paymentReference ?? '',
    PayerParty: update.payerId,
    SoldToParty: life.order.snapshot.soldTo.id,
    InvoiceClearingStatus: clearingOf(update),
  };
}

function clearingOf({ kind, isPaid }: Billing['update']): string {
  if (kind === 'proforma') return '';
  return isPaid ? 'C' : 'A';
}

function itemsOf(life: OrderLife, { lines, part, update }: Billing): Row[] {
  const delivery = life.deliveries.find((each) => each.part === part)?.update.number ?? '';
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
    TransactionCurrency: update.currency,
  }));
}
