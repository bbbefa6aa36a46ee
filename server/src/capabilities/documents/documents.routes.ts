import { setTimeout as sleep } from 'node:timers/promises';
import type { documentsRoutes as contract } from '@dray/contract/documents/documents.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import type { BillingDocument } from './billing-document.model.ts';
import type { DocumentsDoor } from './documents.door.ts';

const looks = 32;
const lookEveryMs = 250;
const comeBackSeconds = 30;

export function documentsRoutes(documentsOf: DoorOf<DocumentsDoor>): RestHandlers<typeof contract> {
  const find = (request: Request, number: string) =>
    request.read((transaction) => documentsOf(transaction).getDocument(request.scope, number));

  /** The process that answers may not be the one that reaches the ERP: it asks, and waits for the row. */
  const fetched = async (request: Request, known: BillingDocument): Promise<BillingDocument> => {
    await request.write((transaction) => documentsOf(transaction).askForFile(known.number));
    for (let look = 0; look < looks; look += 1) {
      await sleep(lookEveryMs);
      const now = await find(request, known.number);
      if (now.fileState === 'stored') return now;
    }
    throw new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);
  };

  return {
    async downloadDocument(request, { params: { id } }) {
      const known = await find(request, id);
      const document = known.fileState === 'stored' ? known : await fetched(request, known);
      const file = await request.read((transaction) => documentsOf(transaction).readFile(document));
      if (!file) throw new Refusal('FILE_UNAVAILABLE', {}, comeBackSeconds);
      return { bytes: file.bytes, type: 'application/pdf', name: file.name };
    },
  };
}
