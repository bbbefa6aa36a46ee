import type { DocumentsDeps } from '../needs/documents.deps.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';

/** Stores what an archive gave, judged by its bytes; undefined where it said that there is none. False: it is no PDF. */
export async function keepArchived(
  { files, entries }: DocumentsDeps,
  { id, owner }: ListedDocument,
  bytes: Buffer | undefined,
): Promise<boolean> {
  if (!bytes || !owner) {
    await entries.setFileMissing(id);
    return false;
  }
  const file = files.judgeDocument(`${id}.pdf`, bytes, owner.companyId);
  if ('fault' in file) return false;
  await files.addFiles([file]);
  await entries.setFile(id, file);
  return true;
}
