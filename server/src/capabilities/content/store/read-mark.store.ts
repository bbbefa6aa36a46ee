import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ReadMarkStore = ReturnType<typeof readMarkStore>;

/** Who has opened what; each person has their own. */
export const readMarkStore = namedStore('content', (transaction: Transaction) => ({
  async findRead(uid: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await runFixed<{ item_id: string }>(
      transaction,
      fixed`select item_id from content_read where uid = ${uid} and item_id = any(${ids}::text[])`,
    );
    return new Set(rows.map(({ item_id }) => item_id));
  },

  async addRead(uid: string, id: string, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_read (uid, item_id, read_at) values (${uid}, ${id}, ${at})
        on conflict (uid, item_id) do nothing`,
    );
  },
}));
