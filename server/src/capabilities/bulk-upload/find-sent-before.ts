import type { BulkUploadDeps } from './bulk-upload.deps.ts';

type Asked = { companyId: string; digest: string; after: Date };

/** Who of the company sent the same bytes last, and when. */
export async function findSentBefore(
  { uploads, findPerson }: BulkUploadDeps,
  { companyId, digest, after }: Asked,
): Promise<{ id: string; at: Date; by: string } | undefined> {
  const sent = await uploads.findSent(companyId, digest, after);
  const sender = sent && (await findPerson(sent.uid));
  return sent && { id: sent.id, at: sent.sentAt, by: sender?.name ?? '' };
}
