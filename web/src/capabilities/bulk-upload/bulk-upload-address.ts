import { bulkViews } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { readAddress, word } from '#ui/list/filters/address-fields.ts';

const fields = {
  job: word(/^[\da-f-]{36}$/),
  view: (raw: unknown) => bulkViews.find((view) => view === raw),
};

/** Which upload is shown, and which of its orders. */
export type BulkUploadAddress = ReturnType<typeof readBulkUploadAddress>;

export const readBulkUploadAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
