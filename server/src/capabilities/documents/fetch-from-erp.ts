import type { ErpPort } from '#capabilities/erp/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { JobPayloads } from '#platform/jobs/job-names.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';

type Needs = {
  database: Pick<Database, 'read' | 'write'>;
  documentsOf: DoorOf<DocumentsDoor>;
  port: Pick<ErpPort, 'pdf' | 'structuredInvoice'>;
};

/** The PDF of a bill, unless another job has brought it meanwhile. No transaction waits for the ERP. */
export async function fetchBillingPdf(
  { database, documentsOf, port }: Needs,
  { number }: JobPayloads['fetch-billing-pdf'],
): Promise<void> {
  const isWanted = await database.read((transaction) => documentsOf(transaction).isWanted(number));
  if (!isWanted) return;
  const bytes = await port.pdf(number);
  await database.write((transaction) => documentsOf(transaction).storePdf(number, bytes));
}

/** The same for an invoice that programs read. */
export async function fetchStructuredInvoice(
  { database, documentsOf, port }: Needs,
  { number, format }: JobPayloads['fetch-structured-invoice'],
): Promise<void> {
  const isWanted = await database.read((transaction) => documentsOf(transaction).isStructuredWanted(number, format));
  if (!isWanted) return;
  const bytes = await port.structuredInvoice(number);
  await database.write((transaction) => documentsOf(transaction).storeStructured({ number, format, bytes }));
}
