import { badRequest, ErpError, notFound } from '../erp-error.ts';
import type { FunctionImport } from '../odata/model/service.ts';
import type { Queries } from '../store/database.ts';
import { findBilling, isPdfMissing } from './billing.store.ts';
import { printBilling } from './invoice-pdf.ts';

/** `GetPDF?BillingDocument='90000001'` */
export async function readPdf(
  queries: Queries,
  { name, parameter, resultProperty }: FunctionImport,
  query: URLSearchParams,
) {
  const [, document] = /^'([^']{1,10})'$/.exec(query.get(parameter) ?? '') ?? [];
  if (!document) throw badRequest('/IWFND/CM_BEC/026', `${name} needs ${parameter}`, parameter);
  const billing = await findBilling(queries, document);
  if (!billing) throw notFound(`Resource not found: billing document ${document}`);
  if (await isPdfMissing(queries, document)) {
    throw new ErpError({
      status: 404,
      code: 'VF/118',
      message: `No output document exists for billing document ${document}`,
    });
  }
  const bytes = await printBilling(billing);
  return { [name]: { [resultProperty]: bytes.toString('base64') } };
}
