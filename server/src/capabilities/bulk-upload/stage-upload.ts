import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Judged } from './judging/judge-orders.ts';
import type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
import type { FileRow, Upload } from './rules/bulk-upload.model.ts';
import { writeByParts } from './upload/write-by-parts.ts';

/** Keeps a file with all that was found in it, and with who sent the same bytes before. */
export async function stageUpload(
  { uploads, orders, clock }: Pick<BulkUploadDeps, 'uploads' | 'orders' | 'clock'>,
  upload: Upload,
  rows: readonly FileRow[],
  judged: Judged,
): Promise<void> {
  const after = daysBefore(clock.now(), retention.bulkUploadDays);
  const before = await uploads.findSent(upload.companyId, upload.digest, after);
  await uploads.addUpload({ ...upload, sameAs: before?.id });
  await writeByParts(judged.orders, (part) => orders.saveOrders(upload.id, part));
  const verdictOf = new Map(judged.rows.map((each) => [each.row, each]));
  const staged = rows.flatMap((row) => {
    const verdict = verdictOf.get(row.row);
    return verdict ? [{ ...row, ...verdict }] : [];
  });
  await writeByParts(staged, (part) => orders.addRows(upload.id, part));
}
