import type { Language } from '@dray/contract/languages.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Audience } from '../rules/audience.ts';
import type {
  ContentBody,
  ContentEntry,
  ContentKind,
  EntryHead,
  FileRole,
  FoundFile,
  MaterialFacts,
} from '../rules/content-entry.model.ts';

/** Where content comes from: our own rows, or the last answers of an outside CMS. */
export type ContentSource = {
  /** All of a kind that the reader may see and that have every word. */
  findHeads: (audience: Audience, kind: ContentKind, words: readonly string[]) => Promise<EntryHead[]>;
  /** Those of these ids that the reader may see, in the order of the ids. */
  findEntries: (audience: Audience, ids: readonly string[]) => Promise<ContentEntry[]>;
  /** Those of these files whose items the reader may see. */
  findFiles: (audience: Audience, ids: readonly string[]) => Promise<FoundFile[]>;
};

const headsAtMost = 20_000;

/** A first day without a time begins at 0:00, a last one ends with its last minute. */
const begins = (version: 'n' | 'v') =>
  part(`coalesce(${version}.visible_from + coalesce(${version}.visible_from_time, '00:00'), '-infinity')`);
const ends = (version: 'n' | 'v') =>
  part(`coalesce(${version}.visible_to + coalesce(${version}.visible_to_time, '24:00'), 'infinity')`);

const nowOf = ({ today, time }: Pick<Audience, 'today' | 'time'>): string => `${today} ${time}`;

/** The published version; one that was published for later takes its place as soon as its moment has come. */
const shownVersion = (audience: Audience) => fixed`content_item i
  left join content_version n on n.item_id = i.id and n.version = i.next_version
    and ${begins('n')} <= ${nowOf(audience)}::timestamp
  join content_version v on v.item_id = i.id and v.version = coalesce(n.version, i.published_version)
    and i.ended_at is null`;

/** Market, customer type, schedule: the one place where they are judged. */
const isFor = ({ country, isOfAnyMarket, customerTypes, isStaff, onlyPublic, ...audience }: Audience) => fixed`
  (${isOfAnyMarket}::boolean or cardinality(v.markets) = 0 or ${country}::text = any(v.markets))
  and (cardinality(v.customer_types) = 0 or ${isStaff}::boolean or v.customer_types && ${customerTypes}::text[])
  and ${begins('v')} <= ${nowOf(audience)}::timestamp
  and ${ends('v')} > ${nowOf(audience)}::timestamp
  and (v.is_public or not ${onlyPublic}::boolean)`;

const bestText = (languages: readonly Language[]) => fixed`
  join lateral (
    select t.language, t.body, t.search_text from content_text t where t.item_id = i.id and t.version = v.version
    order by coalesce(array_position(${languages}::text[], t.language), 100), t.language limit 1
  ) as t on true`;

export type HeadRow = {
  id: string;
  path: string;
  sub_kind: string | null;
  group_key: string | null;
  shown_on: string;
  position: number;
  event_date: string | null;
  title: string;
  material: MaterialFacts | null;
};

export const toHead = (row: HeadRow): EntryHead => ({
  id: row.id,
  path: row.path,
  subKind: row.sub_kind ?? undefined,
  group: row.group_key ?? undefined,
  date: row.shown_on,
  position: row.position,
  eventDate: row.event_date ?? undefined,
  title: row.title,
  material: row.material ?? undefined,
});

export type EntryRow = Omit<HeadRow, 'title' | 'material' | 'event_date'> & {
  kind: ContentKind;
  is_public: boolean;
  language: Language;
  body: ContentBody;
};

export const toEntry = (row: EntryRow): ContentEntry => ({
  id: row.id,
  kind: row.kind,
  path: row.path,
  subKind: row.sub_kind ?? undefined,
  group: row.group_key ?? undefined,
  date: row.shown_on,
  position: row.position,
  isPublic: row.is_public,
  language: row.language,
  body: row.body,
});

type FileRow = {
  id: string;
  item_id: string;
  kind: ContentKind;
  is_public: boolean;
  role: FileRole;
  name: string;
  file_key: string;
  content_type: string;
  size_bytes: number;
};

const toFile = (row: FileRow): FoundFile => ({
  id: row.id,
  itemId: row.item_id,
  kind: row.kind,
  isPublic: row.is_public,
  role: row.role,
  name: row.name,
  key: row.file_key,
  type: row.content_type,
  size: row.size_bytes,
});

/** A word as it is, whatever it holds. */
export const likePatterns = (words: readonly string[]): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

/** No row here belongs to a customer: instead of a scope an audience is asked for, by every function. */
export const contentItemStore = namedStore(
  'content',
  (transaction: Transaction): ContentSource => ({
    async findHeads(audience, kind, words) {
      const rows = await runFixed<HeadRow>(
        transaction,
        fixed`select i.id, i.path, v.sub_kind, v.group_key, v.shown_on::text, v.position, v.event_date::text,
            t.body ->> 'title' as title, t.body -> 'material' as material
          from ${shownVersion(audience)} ${bestText(audience.languages)}
          where i.kind = ${kind} and ${isFor(audience)} and t.search_text like all(${likePatterns(words)}::text[])
          limit ${headsAtMost}`,
      );
      return rows.map(toHead);
    },

    async findEntries(audience, ids) {
      const rows = await runFixed<EntryRow>(
        transaction,
        fixed`select i.id, i.kind, i.path, v.sub_kind, v.group_key, v.shown_on::text, v.position, v.is_public,
            t.language, t.body
          from ${shownVersion(audience)} ${bestText(audience.languages)}
          where i.id = any(${ids}::text[]) and ${isFor(audience)}
          order by array_position(${ids}::text[], i.id)`,
      );
      return rows.map(toEntry);
    },

    async findFiles(audience, ids) {
      const rows = await runFixed<FileRow>(
        transaction,
        fixed`select f.id, i.id as item_id, i.kind, v.is_public, f.role, f.name, f.file_key, f.content_type, f.size_bytes
          from ${shownVersion(audience)} join content_file f on f.item_id = i.id and f.version = v.version
          where f.id = any(${ids}::text[]) and ${isFor(audience)}`,
      );
      return rows.map(toFile);
    },
  }),
);
