import type { DemoPart } from '../demo-part.ts';
import { findFilesOf } from './past-files.ts';
import { sampleUploader } from './sample-file.ts';
import { uploadRows } from './upload-rows.ts';

/** What came of the files that the wholesaler's warehouse has sent so far; the orders of them are those of the history. */
export const bulkUploadsPart: DemoPart = {
  name: 'bulk-uploads',
  async load(transaction) {
    const files = await findFilesOf(transaction, sampleUploader);
    const rows = uploadRows(files);
    if (rows.uploads.length === 0) return;
    await transaction.insertInto('bulk_upload').values(rows.uploads).execute();
    await transaction.insertInto('bulk_upload_order').values(rows.orders).execute();
    await transaction.insertInto('bulk_upload_row').values(rows.rows).execute();
  },
};
