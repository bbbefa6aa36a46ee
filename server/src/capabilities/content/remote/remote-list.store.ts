import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { RemoteEntry } from './remote-entry.ts';
import type { RemoteKey, RemoteList } from './remote-list.ts';

export type RemoteListStore = ReturnType<typeof remoteListStore>;
export type ListState = RemoteKey & { readAt: Date | undefined; failedAt: Date | undefined };

type StateRow = {
  list: RemoteList;
  market: string;
  customer_type: string;
  language: string;
  read_at: Date | null;
  failed_at: Date | null;
};

/** Which answers of an outside CMS are kept, and how the last look went. */
export const remoteListStore = namedStore('content', (transaction: Transaction) => ({
  async findStates({ market, language }: Pick<RemoteKey, 'market' | 'language'>): Promise<ListState[]> {
    const rows = await runFixed<StateRow>(
      transaction,
      fixed`select list, market, customer_type, language, read_at, failed_at from content_remote_list
        where market = ${market} and language = ${language}`,
    );
    return rows.map(({ customer_type, read_at, failed_at, ...row }) => ({
      ...row,
      customerType: customer_type,
      readAt: read_at ?? undefined,
      failedAt: failed_at ?? undefined,
    }));
  },

  /** One answer takes the place of the last, all at once. */
  async keepList({ list, market, customerType, language }: RemoteKey, entries: readonly RemoteEntry[], at: Date) {
    const rows = entries.map((entry) => ({
      list,
      market,
      customer_type: customerType,
      asked_in: language,
      id: entry.id,
      kind: entry.kind,
      path: entry.path,
      position: entry.position,
      sub_kind: entry.subKind,
      group_key: entry.group,
      shown_on: entry.date,
      event_date: entry.eventDate,
      language: entry.language,
      body: entry.body,
      search_text: entry.searchText,
      file_ids: (entry.body.remoteFiles ?? []).map(({ id }) => id),
    }));
    await Promise.all([
      runFixed(
        transaction,
        fixed`insert into content_remote_list (list, market, customer_type, language, read_at)
          values (${list}, ${market}, ${customerType}, ${language}, ${at})
          on conflict (list, market, customer_type, language) do update set read_at = excluded.read_at, failed_at = null`,
      ),
      runFixed(
        transaction,
        fixed`delete from content_remote_item where list = ${list} and market = ${market}
          and customer_type = ${customerType} and asked_in = ${language}`,
      ),
      runFixed(
        transaction,
        fixed`insert into content_remote_item select * from jsonb_populate_recordset(null::content_remote_item,
          ${JSON.stringify(rows)}::jsonb)`,
      ),
    ]);
  },

  async setFailed({ list, market, customerType, language }: RemoteKey, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_remote_list (list, market, customer_type, language, failed_at)
        values (${list}, ${market}, ${customerType}, ${language}, ${at})
        on conflict (list, market, customer_type, language) do update set failed_at = excluded.failed_at`,
    );
  },

  async keepFile(id: string, fileKey: string, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_remote_file (id, file_key, read_at) values (${id}, ${fileKey}, ${at})
        on conflict (id) do update set file_key = excluded.file_key, read_at = excluded.read_at`,
    );
  },
}));
