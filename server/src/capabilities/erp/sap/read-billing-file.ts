import { ErpFailure } from '../port/erp-failure.ts';
import { isRecord } from './odata-answer.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { filterText } from './odata-values.model.ts';

/** Undefined where the ERP knows the document and has no such file of it: that may come, or never. */
export async function readBillingFile(
  client: Pick<OdataClient, 'read'>,
  name: string,
  billingNumber: string,
): Promise<Buffer | undefined> {
  try {
    const asked = { BillingDocument: filterText(billingNumber) };
    const { data } = await client.read('API_BILLING_DOCUMENT_SRV', name, asked);
    const answer = isRecord(data[name]) ? data[name].BillingDocumentBinary : undefined;
    return typeof answer === 'string' && answer !== '' ? Buffer.from(answer, 'base64') : undefined;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

const isNotThere = (error: unknown): boolean =>
  error instanceof ErpFailure && error.kind === 'refused' && isRecord(error.details) && error.details.status === 404;
