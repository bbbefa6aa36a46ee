import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { typeOfEnding } from '#platform/files/content-type.ts';
import type { Audience } from '../rules/audience.ts';
import type { ContentKind, FoundFile, RemoteFileFacts } from '../rules/content-entry.model.ts';
import {
  type ContentSource,
  type EntryRow,
  type HeadRow,
  likePatterns,
  toEntry,
  toHead,
} from '../store/content-item.store.ts';
import { remoteLanguageOf, remoteTypesOf } from './remote-list.ts';

const headsAtMost = 20_000;

/** What the CMS has answered for this market and type; public pages know only what it answers to everybody. */
const answeredFor = ({ country, isOfAnyMarket, onlyPublic, ...audience }: Audience) => fixed`
  (${isOfAnyMarket}::boolean or i.market = ${country})
  and case when ${onlyPublic}::boolean then i.list in ('publicarticles', 'banners')
    else i.list <> 'publicarticles' and i.customer_type = any(${remoteTypesOf(audience)}::text[]) end`;

const isPublic = part(`i.kind = 'banner' or i.list = 'publicarticles' as is_public`);

type FileRow = { item_id: string; kind: ContentKind; files: RemoteFileFacts[]; is_public: boolean };
type KeyRow = { id: string; file_key: string };

/** The last good answers of an outside CMS, read as our own rows are. */
export const contentRemoteSource = namedStore(
  'content',
  (transaction: Transaction): ContentSource => ({
    async findHeads(audience, kind, words) {
      const rows = await runFixed<HeadRow>(
        transaction,
        fixed`select distinct on (i.id) i.id, i.path, i.sub_kind, i.group_key, i.shown_on::text, i.position,
            i.event_date::text, i.body ->> 'title' as title, i.body -> 'material' as material
          from content_remote_item i
          where i.kind = ${kind} and ${answeredFor(audience)} and i.asked_in = ${remoteLanguageOf(audience)}
            and i.search_text like all(${likePatterns(words)}::text[])
          order by i.id limit ${headsAtMost}`,
      );
      return rows.map(toHead);
    },

    async findEntries(audience, ids) {
      const rows = await runFixed<EntryRow>(
        transaction,
        fixed`select distinct on (i.id) i.id, i.kind, i.path, i.sub_kind, i.group_key,
            i.shown_on::text, i.position, ${isPublic}, i.language, i.body
          from content_remote_item i
          where i.id = any(${ids}::text[]) and ${answeredFor(audience)} and i.asked_in = ${remoteLanguageOf(audience)}
          order by i.id`,
      );
      const byId = new Map(rows.map((row) => [row.id, toEntry(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async findFiles(audience, ids) {
      const [rows, keys] = await Promise.all([
        runFixed<FileRow>(
          transaction,
          // In whatever language: the address of a file does not carry the reader's.
          fixed`select i.id as item_id, i.kind, i.body -> 'remoteFiles' as files, ${isPublic}
            from content_remote_item i where i.file_ids && ${ids}::text[] and ${answeredFor(audience)}`,
        ),
        runFixed<KeyRow>(
          transaction,
          fixed`select id, file_key from content_remote_file where id = any(${ids}::text[])`,
        ),
      ]);
      return foundFiles(rows, new Map(keys.map(({ id, file_key }) => [id, file_key])), new Set(ids));
    },
  }),
);

function foundFiles(
  rows: readonly FileRow[],
  keys: ReadonlyMap<string, string>,
  wanted: ReadonlySet<string>,
): FoundFile[] {
  const found = new Map<string, FoundFile>();
  for (const { item_id, kind, is_public, files } of rows)
    for (const { id, role, name, type, size, remotePath } of files) {
      if (!wanted.has(id)) continue;
      const key = keys.get(id);
      found.set(id, {
        id,
        itemId: item_id,
        kind,
        isPublic: is_public,
        role,
        name,
        size,
        key,
        remotePath,
        type: key ? typeOfEnding(key) : type,
      });
    }
  return [...found.values()];
}
