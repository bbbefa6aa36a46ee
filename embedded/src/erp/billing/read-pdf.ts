import { ErpError, notFound } from '../erp-error.ts';
import type { Queries } from '../store/database.ts';
import { findBilling, isPdfMissing } from './billing.store.ts';
import { printBilling } from './print/print-billing.ts';

export async function readPdf(queries: Queries, document: string): Promise<Buffer> {
  const billing = await findBilling(queries, document);
  if (!billing) throw notFound(`Resource not found: billing document ${document}`);
  if (await isPdfMissing(queries, document)) {
    throw new ErpError({
      status: 404,
      code: 'VF/118',
      message: `No output document exists for billing document ${document}`,
    });
  }
  return printBilling(billing);
}
