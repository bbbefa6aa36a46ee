import { billingTypes } from '../../customizing/codes.ts';
import { ErpError, notFound } from '../../erp-error.ts';
import type { Queries } from '../../store/database.ts';
import { findBilling } from '../billing.store.ts';
import { fatturaPaOf } from './fattura-pa.ts';
import { type InvoiceFacts, invoiceFactsOf } from './invoice-facts.ts';
import { isdocOf } from './isdoc.ts';

const writers: Readonly<Record<string, (facts: InvoiceFacts) => Buffer>> = {
  CZ01: isdocOf,
  SK01: isdocOf,
  IT01: fatturaPaOf,
};

/** An invoice as programs read it, in the format of its market. */
export async function readStructured(queries: Queries, document: string): Promise<Buffer> {
  const billing = await findBilling(queries, document);
  if (!billing) throw notFound(`Resource not found: billing document ${document}`);
  const write = writers[String(billing.header.SalesOrganization)];
  if (!write || billing.header.BillingDocumentType !== billingTypes.invoice) {
    const message = `No electronic document exists for billing document ${document}`;
    throw new ErpError({ status: 404, code: 'EDOC/017', message });
  }
  return write(invoiceFactsOf(billing));
}
