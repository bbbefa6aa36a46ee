import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';
import { fileRows, itemRows, type NewVersion, stateRows, textRows, versionRows } from './version-rows.ts';

export type ContentImportStore = ReturnType<typeof contentImportStore>;

export type KnownItem = {
  id: string;
  kind: ContentKind;
  path: string;
  lastVersion: number;
  publishedDigest: string | undefined;
  draftDigest: string | undefined;
  hasEnded: boolean;
  /** Written in the portal since a folder was taken over. */
  isEdited: boolean;
};

type KnownRow = {
  id: string;
  kind: ContentKind;
  path: string;
  last_version: number;
  published_digest: string | null;
  draft_digest: string | null;
  has_ended: boolean;
  is_edited: boolean;
};

export const contentImportStore = namedStore('content', (transaction: Transaction) => ({
  async findKnown(): Promise<ReadonlyMap<string, KnownItem>> {
    const rows = await runFixed<KnownRow>(
      transaction,
      fixed`select i.id, i.kind, i.path, i.ended_at is not null as has_ended,
          i.edited_at is not null as is_edited, p.digest as published_digest,
          d.digest as draft_digest,
          coalesce((select max(version) from content_version v where v.item_id = i.id), 0) as last_version
        from content_item i
        left join content_version p on p.item_id = i.id and p.version = i.published_version
        left join content_version d on d.item_id = i.id and d.version = i.draft_version`,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          kind: row.kind,
          path: row.path,
          lastVersion: row.last_version,
          hasEnded: row.has_ended,
          isEdited: row.is_edited,
          publishedDigest: row.published_digest ?? undefined,
          draftDigest: row.draft_digest ?? undefined,
        },
      ]),
    );
  },

  /** Items, versions, texts and files, each in one statement. */
  async addVersions(items: readonly NewVersion[], made: { at: Date; today: string }): Promise<void> {
    if (items.length === 0) return;
    await Promise.all([
      runFixed(
        transaction,
        fixed`insert into content_item (id, kind, path)
          select id, kind, path from jsonb_populate_recordset(null::content_item, ${itemRows(items)}::jsonb)
          on conflict (id) do update set ended_at = null`,
      ),
      runFixed(
        transaction,
        fixed`insert into content_version select * from jsonb_populate_recordset(null::content_version,
          ${versionRows(items, made)}::jsonb)`,
      ),
      runFixed(
        transaction,
        fixed`insert into content_text select * from jsonb_populate_recordset(null::content_text, ${textRows(items)}::jsonb)`,
      ),
      runFixed(
        transaction,
        fixed`insert into content_file select * from jsonb_populate_recordset(null::content_file, ${fileRows(items)}::jsonb)`,
      ),
      runFixed(
        transaction,
        fixed`update content_item i set
            published_version = case when n.is_draft then i.published_version else n.version end,
            draft_version = case when n.is_draft then n.version end,
            next_version = case when n.is_draft then i.next_version end,
            revision = i.revision + 1, edited_at = null, edited_by = null
          from jsonb_to_recordset(${stateRows(items)}::jsonb) as n (id text, version int, is_draft boolean)
          where n.id = i.id`,
      ),
    ]);
  },

  async endItems(ids: readonly string[], at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`update content_item set ended_at = ${at}, revision = revision + 1 where id = any(${ids}::text[]) and ended_at is null`,
    );
  },

  async reviveItems(ids: readonly string[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`update content_item set ended_at = null, revision = revision + 1 where id = any(${ids}::text[])`,
    );
  },
}));
