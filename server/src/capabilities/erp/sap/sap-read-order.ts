import { ErpFailure } from '../port/erp-failure.ts';
import { isRecord } from './odata-answer.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { filterText } from './odata-values.model.ts';

/** An order with its items by its own number; undefined where there is none. */
export async function readSapOrder(
  client: OdataClient,
  sapId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const path = `A_SalesOrder(${encodeURIComponent(filterText(sapId))})`;
    return (await client.read('API_SALES_ORDER_SRV', path, { $expand: 'to_Item' })).data;
  } catch (error) {
    if (error instanceof ErpFailure && error.kind === 'refused' && statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** Of the ERP's answer, where there was one. */
export const statusOf = ({ details }: ErpFailure): unknown => (isRecord(details) ? details.status : undefined);
