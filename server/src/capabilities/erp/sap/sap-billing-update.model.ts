import type { BillingUpdate } from '../port/order-update.ts';
import { readDay, readItemNumber, readMinor, readMoment, readQuantity, readText } from './odata-values.model.ts';
import { type OfMarket, required } from './sap-order-update.model.ts';

type Row = Readonly<Record<string, unknown>>;

/** A billing document as `A_BillingDocument` tells it, with its items. */
export function billingUpdate(row: Row, items: readonly Row[], { market }: OfMarket): BillingUpdate {
  const type = readText(row.BillingDocumentType);
  const kind = market.billingTypes[type] ?? 'other';
  return {
    number: required(readText(row.BillingDocument), 'BillingDocument'),
    kind,
    type,
    payerId: readText(row.PayerParty),
    date: required(readDay(row.BillingDocumentDate), 'BillingDocumentDate'),
    currency: readText(row.TransactionCurrency),
    netMinor: required(readMinor(row.TotalNetAmount), 'TotalNetAmount'),
    taxMinor: required(readMinor(row.TaxAmount), 'TaxAmount'),
    isCancelled: row.BillingDocumentIsCancelled === true,
    isPaid: readText(row.InvoiceClearingStatus) === 'C',
    paymentReference: readText(row.PaymentReference) || undefined,
    ...termsOf(readText(row.CustomerPaymentTerms), market.paymentTerms),
    ...(kind === 'invoice' && market.structuredInvoices ? { structuredFormat: market.structuredInvoices } : {}),
    changedAt: required(readMoment(row.LastChangeDateTime), 'LastChangeDateTime'),
    items: items.map((item) => ({
      item: readText(item.BillingDocumentItem),
      sapId: readText(item.SalesDocument),
      lineNo: readItemNumber(item.SalesDocumentItem) ?? 0,
      quantity: readQuantity(item.BillingQuantity) ?? 0,
      netMinor: readMinor(item.NetAmount) ?? 0,
    })),
  };
}

/** The mapping leads from our codes to the ERP's; bills are reported by the ERP's. */
function termsOf(reported: string, codes: Readonly<Record<string, string>> = {}): { paymentMethod?: string } {
  const [paymentMethod] =
    Object.entries(codes).find(([name, code]) => name !== '*' && reported !== '' && code === reported) ?? [];
  return paymentMethod === undefined ? {} : { paymentMethod };
}
