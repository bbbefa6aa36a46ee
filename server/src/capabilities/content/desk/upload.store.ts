import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type UploadStore = ReturnType<typeof uploadStore>;

/** A file that belongs to an item, in a version of it or waiting to be in one. */
export type DeskUpload = { name: string; key: string; type: string; size: number };
export type NewUpload = DeskUpload & { itemId: string; id: string; by: string; at: Date };

export const uploadStore = namedStore('content', (transaction: Transaction) => ({
  /** Of an item, those that were sent last first; then those of its versions. */
  async listFiles(itemId: string): Promise<readonly DeskUpload[]> {
    return runFixed<DeskUpload>(
      transaction,
      fixed`select name, file_key as key, content_type as type, size_bytes as size from (
          select name, file_key, content_type, size_bytes, uploaded_at from content_upload where item_id = ${itemId}
          union all
          select distinct on (name, file_key) name, file_key, content_type, size_bytes, '-infinity'::timestamptz
          from content_file where item_id = ${itemId} and role in ('image', 'attachment')) f
        order by uploaded_at desc, name`,
    );
  },

  async addUpload({ itemId, id, name, key, type, size, by, at }: NewUpload): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_upload (item_id, id, name, file_key, content_type, size_bytes, uploaded_by, uploaded_at)
        values (${itemId}, ${id}, ${name}, ${key}, ${type}, ${size}, ${by}, ${at})
        on conflict (item_id, id) do update set uploaded_at = excluded.uploaded_at`,
    );
  },
}));
