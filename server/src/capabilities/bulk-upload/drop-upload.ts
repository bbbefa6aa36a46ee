import { Refusal } from '#platform/refusal.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';

/** Only what nothing was sent of: what became an order is reported by its upload, too. */
export async function dropUpload({ uploads }: BulkUploadDeps, uid: string, id: string): Promise<void> {
  const upload = await uploads.lockUpload(uid, id);
  if (!upload) throw new Refusal('UPLOAD_NOT_FOUND');
  if (upload.sentAt) throw new Refusal('UPLOAD_SENT');
  await uploads.removeUpload(id);
}
