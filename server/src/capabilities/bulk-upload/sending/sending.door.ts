import type { Request } from '#platform/request/request.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import type { FaultFinding, StagedOrder, Upload } from '../rules/bulk-upload.model.ts';
import { placeOrder } from './place-order.ts';
import { refusedBy } from './refused-order.model.ts';
import { type AskedResult, writeResult } from './write-result.ts';

export type SendingDoor = ReturnType<typeof bulkSending>;

/** For the job, which has no caller; each in the job's own transaction. */
export function bulkSending(deps: BulkUploadDeps) {
  const { uploads, orders } = deps;
  return {
    async findWaiting(uploadId: string): Promise<{ upload: Upload; keys: readonly string[] } | undefined> {
      const [upload, keys] = await Promise.all([
        uploads.findUploadWithoutScope(uploadId),
        orders.listWaiting(uploadId),
      ]);
      return upload && { upload, keys };
    },

    async place(request: Request, upload: Pick<Upload, 'id' | 'country'>, key: string): Promise<void> {
      const order = await orders.lockWaiting(upload.id, key);
      if (!order) return;
      const settled = await placeOrder(deps, request, upload, order);
      await orders.settleOrder(upload.id, settled);
      await announce(deps, upload.id, order);
    },

    async refuse(uploadId: string, key: string, findings: readonly FaultFinding[]): Promise<void> {
      const order = await orders.lockWaiting(uploadId, key);
      if (order) await orders.settleOrder(uploadId, refusedBy(order, findings));
    },

    /** Sent once: the first that finds nothing waiting tells. */
    async finish(uploadId: string): Promise<void> {
      const upload = await uploads.lockUploadWithoutScope(uploadId);
      if (upload?.state !== 'sending' || (await orders.listWaiting(uploadId)).length > 0) return;
      await uploads.setState(uploadId, 'done');
      await deps.tell(
        {
          kind: 'bulk-done',
          uid: upload.uid,
          subject: `bulk:${uploadId}`,
          params: { jobId: uploadId },
          language: upload.language,
          fact: String(upload.sendings),
        },
        ['mail', 'bell'],
      );
      const [order] = (await orders.listOrders(uploadId)).filter(({ verdict }) => verdict.shipTo);
      if (order) await announce(deps, uploadId, order);
    },

    listSending: () => uploads.listSending(),
    addJobs: (ids: readonly string[]) => uploads.addJobs(ids),
    writeResult: (asked: AskedResult) => writeResult(deps, asked),
  };
}

/** Anyone who may order for the ship-to may hear that something moved; what it is, only the owner can read. */
async function announce(deps: BulkUploadDeps, uploadId: string, { verdict }: StagedOrder): Promise<void> {
  const { shipTo } = verdict;
  if (!shipTo) return;
  await deps.announce({
    kind: 'bulk',
    id: uploadId,
    section: 'Catalogue',
    companyId: shipTo.companyId,
    shipToId: shipTo.id,
    country: shipTo.country,
  });
}
