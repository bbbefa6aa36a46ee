import { badRequest, notFound } from '../erp-error.ts';
import type { FunctionImport } from '../odata/model/service.ts';
import type { Queries } from '../store/database.ts';
import { readPdf } from './read-pdf.ts';
import { readStructured } from './structured/read-structured.ts';

const readers: Readonly<Record<string, (queries: Queries, document: string) => Promise<Buffer>>> = {
  GetPDF: readPdf,
  GetElectronicInvoice: readStructured,
};

/** `GetPDF?BillingDocument='90000001'` */
export async function readFile(
  queries: Queries,
  { name, parameter, resultProperty }: FunctionImport,
  query: URLSearchParams,
) {
  const [, document] = /^'([^']{1,10})'$/.exec(query.get(parameter) ?? '') ?? [];
  if (!document) throw badRequest('/IWFND/CM_BEC/026', `${name} needs ${parameter}`, parameter);
  const read = readers[name];
  if (!read) throw notFound(`Resource not found: ${name}`);
  const bytes = await read(queries, document);
  return { [name]: { [resultProperty]: bytes.toString('base64') } };
}
