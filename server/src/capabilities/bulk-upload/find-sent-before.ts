import type { Country } from '@dray/contract/markets.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';

type Asked = { companyId: string; country: Country | undefined; digest: string; after: Date };

/** Who of the company sent the same bytes last, and when. */
export async function findSentBefore(
  { uploads, findPerson, dayAt }: BulkUploadDeps,
  { companyId, country, digest, after }: Asked,
): Promise<{ id: string; at: Date; day: string; by: string } | undefined> {
  const sent = await uploads.findSent(companyId, digest, after);
  const sender = sent && (await findPerson(sent.uid));
  return sent && { id: sent.id, at: sent.sentAt, day: await dayAt(country, sent.sentAt), by: sender?.name ?? '' };
}
