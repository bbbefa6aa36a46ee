import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { fileRows, type NewVersion, textRows, versionRows } from '../import/version-rows.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';

export type DeskChangeStore = ReturnType<typeof deskChangeStore>;

type CurrentVersions = { draft: number | undefined; published: number | undefined; next: number | undefined };
type Changed = { at: Date; by: string };

/** Every change by hand; what it does to a published version is no more than which one is shown. */
export const deskChangeStore = namedStore('content', (transaction: Transaction) => ({
  async addItem({ id, kind, path }: { id: string; kind: ContentKind; path: string }): Promise<boolean> {
    const rows = await runFixed<{ id: string }>(
      transaction,
      fixed`insert into content_item (id, kind, path) values (${id}, ${kind}, ${path}) on conflict do nothing returning id`,
    );
    return rows.length > 0;
  },

  /** The whole of it in place of what was there under its number. */
  async setVersion(version: NewVersion, { at, by, today }: Changed & { today: string }): Promise<void> {
    const { id } = version;
    await runFixed(transaction, fixed`delete from content_text where item_id = ${id} and version = ${version.version}`);
    await runFixed(transaction, fixed`delete from content_file where item_id = ${id} and version = ${version.version}`);
    await runFixed(
      transaction,
      fixed`delete from content_version where item_id = ${id} and version = ${version.version} and published_at is null`,
    );
    await runFixed(
      transaction,
      fixed`insert into content_version select * from jsonb_populate_recordset(null::content_version,
        ${versionRows([{ ...version, isDraft: true }], { at, today, by })}::jsonb)`,
    );
    await runFixed(
      transaction,
      fixed`insert into content_text select * from jsonb_populate_recordset(null::content_text, ${textRows([version])}::jsonb)`,
    );
    await runFixed(
      transaction,
      fixed`insert into content_file select * from jsonb_populate_recordset(null::content_file, ${fileRows([version])}::jsonb)`,
    );
  },

  /** As it is, to the last byte, under another number. */
  async copyVersion(id: string, from: number, to: number, { at, by }: Changed): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into content_version
        select (jsonb_populate_record(v, jsonb_build_object('version', ${to}::int, 'created_at', ${at}::timestamptz,
          'created_by', ${by}::text, 'published_at', null, 'published_by', null))).*
        from content_version v where v.item_id = ${id} and v.version = ${from}`,
    );
    await runFixed(
      transaction,
      fixed`insert into content_text (item_id, version, language, body, source, search_text)
        select item_id, ${to}::int, language, body, source, search_text from content_text
        where item_id = ${id} and version = ${from}`,
    );
    await runFixed(
      transaction,
      fixed`insert into content_file (item_id, version, id, name, role, file_key, content_type, size_bytes)
        select item_id, ${to}::int, id, name, role, file_key, content_type, size_bytes from content_file
        where item_id = ${id} and version = ${from}`,
    );
  },

  /** Which version is which from now on. */
  async setCurrent(id: string, { draft, published, next }: CurrentVersions, { at, by }: Changed): Promise<void> {
    await runFixed(
      transaction,
      fixed`update content_item set draft_version = ${draft ?? null}, published_version = ${published ?? null},
          next_version = ${next ?? null}, revision = revision + 1, edited_at = ${at}, edited_by = ${by},
          ended_at = case when ${published ?? null}::int is null then ended_at end
        where id = ${id}`,
    );
  },

  /** An item without a day of its own is of the day on which it is first shown. */
  async markPublished(id: string, version: number, { at, by, today }: Changed & { today: string }): Promise<void> {
    await runFixed(
      transaction,
      fixed`update content_version set published_at = ${at}, published_by = ${by},
          shown_on = case when source ? 'date' then shown_on else greatest(visible_from, ${today}::date) end
        where item_id = ${id} and version = ${version}`,
    );
  },
}));
