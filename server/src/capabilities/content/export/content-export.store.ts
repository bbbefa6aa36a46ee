import type { Language } from '@dray/contract/languages.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ContentBody, ContentKind, FileRole } from '../rules/content-entry.model.ts';

export type ContentExportStore = ReturnType<typeof contentExportStore>;

export type WrittenText = {
  language: Language;
  body: ContentBody;
  source: { title?: string; summary?: string; markdown?: string; chapters?: WrittenChapter[] };
};
export type WrittenChapter = { name: string; markdown?: string } & Record<string, unknown>;
export type WrittenItem = {
  kind: ContentKind;
  path: string;
  group_key: string | null;
  source: Record<string, unknown>;
  texts: WrittenText[] | null;
  files: { name: string; role: FileRole; file_key: string }[] | null;
};

export const contentExportStore = namedStore('content', (transaction: Transaction) => ({
  /** What has not ended, as it was written: the published version, else the draft. */
  async listWritten(): Promise<readonly WrittenItem[]> {
    return runFixed<WrittenItem>(
      transaction,
      fixed`select i.kind, i.path, v.group_key, v.source,
          (select jsonb_agg(jsonb_build_object('language', t.language, 'body', t.body, 'source', t.source) order by t.language)
            from content_text t where t.item_id = i.id and t.version = v.version) as texts,
          (select jsonb_agg(jsonb_build_object('name', f.name, 'role', f.role, 'file_key', f.file_key) order by f.name)
            from content_file f where f.item_id = i.id and f.version = v.version) as files
        from content_item i
        join content_version v on v.item_id = i.id and v.version = coalesce(i.published_version, i.draft_version)
        where i.ended_at is null order by i.kind, i.path`,
    );
  },
}));
