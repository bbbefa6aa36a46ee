import { createHash } from 'node:crypto';
import { Refusal } from '#platform/refusal.ts';
import type { BulkUploadDeps } from '../needs/bulk-upload.deps.ts';
import type { Fault, StagedOrder } from '../rules/bulk-upload.model.ts';
import type { CountedUpload } from '../store/bulk-upload.store.ts';

/** An upload with what is shown around it. */
export type ShownUpload = {
  upload: CountedUpload;
  uploadedBy: string;
  sameFile: { id: string; at: Date; by: string } | undefined;
};

/** The same with its orders, and with every fault that one change may mend together with others. */
export type ShownJob = ShownUpload & { orders: readonly StagedOrder[]; previewHash: string; faults: readonly Fault[] };

/** Only its owner's: anybody else's answers like a missing one. */
export async function getUpload({ uploads }: BulkUploadDeps, uid: string, id: string): Promise<CountedUpload> {
  const upload = await uploads.findUpload(uid, id);
  if (!upload || upload.state === 'dropped') throw new Refusal('UPLOAD_NOT_FOUND');
  return upload;
}

export async function showUpload(deps: BulkUploadDeps, upload: CountedUpload): Promise<ShownUpload> {
  const [uploader, sent] = await Promise.all([
    deps.findPerson(upload.uid),
    upload.sameAs === undefined ? undefined : deps.uploads.findSentById(upload.sameAs),
  ]);
  const sender = sent && (await deps.findPerson(sent.uid));
  return {
    upload,
    uploadedBy: uploader?.name ?? '',
    sameFile: sent && { id: sent.id, at: sent.sentAt, by: sender?.name ?? '' },
  };
}

export async function showJob(deps: BulkUploadDeps, uid: string, id: string): Promise<ShownJob> {
  const upload = await getUpload(deps, uid, id);
  const [shown, orders, rows] = await Promise.all([
    showUpload(deps, upload),
    deps.orders.listOrders(id),
    deps.orders.listFaults(id),
  ]);
  return { ...shown, orders, previewHash: previewHashOf(orders), faults: rows.flatMap(({ faults }) => faults) };
}

/** Stands for everything that is shown of what can be sent. */
export function previewHashOf(orders: readonly Pick<StagedOrder, 'key' | 'state' | 'shownHash'>[]): string {
  const sendable = orders.filter(({ state }) => state === 'good' || state === 'repeated');
  const shown = sendable.map(({ key, state, shownHash }) => [key, state, shownHash ?? '']);
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
}
