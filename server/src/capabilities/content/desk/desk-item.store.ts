import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ContentBody, ContentKind, FileRole } from '../rules/content-entry.model.ts';
import { likePatterns } from '../store/content-item.store.ts';
import type { DeskItem, VersionHead } from './desk-item.model.ts';

export type DeskItemStore = ReturnType<typeof deskItemStore>;

/** A version as it was written. */
export type StoredVersion = {
  source: Record<string, unknown>;
  position: number;
  shownOn: string;
  subKind: string | undefined;
  group: string | undefined;
  texts: readonly { language: Language; body: ContentBody; source: WrittenSource }[];
  files: readonly { id: string; name: string; role: FileRole; key: string; type: string; size: number }[];
};
type WrittenSource = { title?: string; summary?: string; markdown?: string };

type ItemRow = {
  id: string;
  kind: ContentKind;
  path: string;
  revision: number;
  draft_version: number | null;
  published_version: number | null;
  next_version: number | null;
  has_ended: boolean;
  versions: HeadRow[];
};
type HeadRow = {
  version: number;
  markets: Country[];
  customer_types: string[];
  is_public: boolean;
  from: string | null;
  to: string | null;
  titles: Partial<Record<Language, string>> | null;
  created_at: string;
  created_by: string | null;
  published_at: string | null;
  published_by: string | null;
};

const toHead = (row: HeadRow): VersionHead => ({
  version: row.version,
  markets: row.markets,
  customerTypes: row.customer_types,
  isPublic: row.is_public,
  from: row.from ?? undefined,
  to: row.to ?? undefined,
  titles: row.titles ?? {},
  createdAt: new Date(row.created_at),
  createdBy: row.created_by ?? undefined,
  publishedAt: row.published_at === null ? undefined : new Date(row.published_at),
  publishedBy: row.published_by ?? undefined,
});

const toItem = (row: ItemRow): DeskItem => ({
  id: row.id,
  kind: row.kind,
  path: row.path,
  revision: row.revision,
  draftVersion: row.draft_version ?? undefined,
  publishedVersion: row.published_version ?? undefined,
  nextVersion: row.next_version ?? undefined,
  hasEnded: row.has_ended,
  versions: row.versions.map(toHead),
});

const itemColumns = part(`i.id, i.kind, i.path, i.revision, i.draft_version, i.published_version, i.next_version,
  i.ended_at is not null as has_ended`);
const moment = (day: string) => `${day}::text || coalesce('T' || to_char(${day}_time, 'HH24:MI'), '')`;
const head = part(`jsonb_build_object('version', v.version, 'markets', v.markets, 'customer_types', v.customer_types,
  'is_public', v.is_public, 'from', ${moment('v.visible_from')}, 'to', ${moment('v.visible_to')},
  'created_at', v.created_at, 'created_by', v.created_by, 'published_at', v.published_at, 'published_by', v.published_by,
  'titles', (select jsonb_object_agg(t.language, t.body ->> 'title') from content_text t
    where t.item_id = v.item_id and t.version = v.version))`);
const isCurrent = part('v.version in (i.draft_version, i.published_version, i.next_version)');
const itemsAtMost = 20_000;

/** Content as those see it who write it: no customer's call comes here. */
export const deskItemStore = namedStore('content', (transaction: Transaction) => ({
  /** With the versions that stand for something, and every word in one of them. */
  async listItems(kind: ContentKind | undefined, words: readonly string[]): Promise<DeskItem[]> {
    const rows = await runFixed<ItemRow>(
      transaction,
      fixed`select ${itemColumns}, jsonb_agg(${head}) as versions
        from content_item i join content_version v on v.item_id = i.id and ${isCurrent}
        where (${kind ?? null}::text is null or i.kind = ${kind ?? null}::text)
          and (cardinality(${words}::text[]) = 0 or exists (select 1 from content_text t join content_version w
            on w.item_id = t.item_id and w.version = t.version
            where t.item_id = i.id and w.version in (i.draft_version, i.published_version, i.next_version)
              and t.search_text like all(${likePatterns(words)}::text[])))
        group by i.id limit ${itemsAtMost}`,
    );
    return rows.map(toItem);
  },

  /** With all of its versions, newest first; nobody else changes it until the transaction ends. */
  async lockItem(id: string): Promise<void> {
    await runFixed(transaction, fixed`select 1 from content_item where id = ${id} for update`);
  },

  async findItem(id: string): Promise<DeskItem | undefined> {
    const [row] = await runFixed<ItemRow>(
      transaction,
      fixed`select ${itemColumns}, jsonb_agg(${head} order by v.version desc) as versions
        from content_item i join content_version v on v.item_id = i.id where i.id = ${id} group by i.id`,
    );
    return row && toItem(row);
  },

  async findVersion(id: string, version: number): Promise<StoredVersion | undefined> {
    const [row] = await runFixed<{
      source: Record<string, unknown>;
      position: number;
      shown_on: string;
      sub_kind: string | null;
      group_key: string | null;
      texts: StoredVersion['texts'] | null;
      files: StoredVersion['files'] | null;
    }>(
      transaction,
      fixed`select v.source, v.position, v.shown_on::text, v.sub_kind, v.group_key,
          (select jsonb_agg(jsonb_build_object('language', t.language, 'body', t.body, 'source', t.source))
            from content_text t where t.item_id = v.item_id and t.version = v.version) as texts,
          (select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'role', f.role, 'key', f.file_key,
              'type', f.content_type, 'size', f.size_bytes) order by f.name)
            from content_file f where f.item_id = v.item_id and f.version = v.version) as files
        from content_version v where v.item_id = ${id} and v.version = ${version}`,
    );
    if (!row) return undefined;
    const { source, position, texts, files } = row;
    const group = row.group_key ?? undefined;
    const subKind = row.sub_kind ?? undefined;
    return { source, position, shownOn: row.shown_on, subKind, group, texts: texts ?? [], files: files ?? [] };
  },
}));
