import { type DocumentType, documentTypes } from '@dray/contract/documents/document-kinds.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';
import {
  type DocumentFilter,
  everyDocument,
  isAskedFor,
  isListed,
  isReached,
  looksOf,
  type Reach,
} from './document-keys.store.ts';
import { type EntryRow, toListed } from './document-row.store.ts';

export type DocumentListStore = ReturnType<typeof documentListStore>;
export type DocumentPage = { offset: number; limit: number };
export type TypeCounts = Readonly<Record<DocumentType, number>>;

/** More are not counted: a tab that says so many has said enough. */
export const countedAtMost = 10_000;
/** Fewer signs are in nearly every number; then only the newest are looked through. */
const minPartLength = 3;
const lookedThrough = 1_000;
const foundAtMost = 1_000;
/** So many are looked through for a mistyped number. */
const newestLike = 300;

/** Reading the list, each time within what the caller reaches. */
export const documentListStore = namedStore('documents', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'document_entry' | 'billing_document' | 'billing_attachment'>();
  // One look each: of a page whose size it does not know PostgreSQL expects a tenth of everything, and would read the tables whole.
  const read = async (keys: RawBuilder<unknown>, { today }: Reach): Promise<ListedDocument[]> => {
    const { rows } = await sql<EntryRow>`
      select d.*, coalesce(b.file_state, d.file_state) as file_state, coalesce(b.file_key, d.file_key) as file_key,
        coalesce(b.file_size, d.file_size) as file_size,
        (select json_agg(json_build_object('format', a.format, 'file_state', a.file_state, 'file_key', a.file_key,
            'file_size', a.file_size) order by a.format)
          from billing_attachment a where a.number = d.id and a.file_state <> 'missing') as structured
      from (${keys}) as asked
      cross join lateral (select * from document_entry where document_entry.id = asked.id offset 0) as d
      left join lateral (
        select file_state, file_key, file_size from billing_document where billing_document.number = d.id offset 0
      ) as b on true
      order by d.document_date desc, d.id desc`.execute(tables);
    return rows.map((row) => toListed(row, today));
  };
  const newest = (looks: RawBuilder<unknown>, { offset, limit }: DocumentPage) =>
    sql`select id from (${looks}) as found order by document_date desc, id desc limit ${limit} offset ${offset}`;

  return {
    listDocuments: (reach: Reach, filter: DocumentFilter, page: DocumentPage) =>
      read(newest(looksOf({ reach, filter, max: page.offset + page.limit }), page), reach),

    /** Of each type so many at most: it ends with the place in which it has counted so many. */
    async countDocuments(reach: Reach, filter: DocumentFilter, max = countedAtMost): Promise<TypeCounts> {
      const counts = documentTypes
        .filter((type) => filter.type === undefined || type === filter.type)
        .map(
          (type) => sql`
            select ${type}::text as type, count(*)::int as counted from (
              select from (${looksOf({ reach, filter: { ...filter, type }, max })}) as found limit ${max}
            ) as counted`,
        );
      const { rows } = await sql<{
        type: DocumentType;
        counted: number;
      }>`${sql.join(counts, sql` union all `)}`.execute(tables);
      return toCounts(rows);
    },

    /** The ids of what was found, newest first; so many at most. */
    async findDocuments(reach: Reach, filter: DocumentFilter, parts: readonly string[]): Promise<FoundDocument[]> {
      const found = parts.every((part) => part.length >= minPartLength)
        ? byParts(reach, filter, parts)
        : amongNewest(reach, filter, parts);
      const { rows } = await sql<FoundDocument>`
        select id, type from (${found}) as found order by document_date desc, id desc limit ${foundAtMost}`.execute(
        tables,
      );
      return rows;
    },

    /** Those that have this very number. */
    async findNumbered(reach: Reach, number: string, max: number): Promise<string[]> {
      if (number.length < minPartLength) return [];
      const { rows } = await sql<{ id: string }>`
        select d.id from (${byParts(reach, everyDocument, [number])}) as found
        cross join lateral (
          select * from document_entry where document_entry.id = found.id and lower(number) = ${number} offset 0
        ) as d
        order by d.document_date desc, d.id desc limit ${max}`.execute(tables);
      return rows.map(({ id }) => id);
    },

    /** Among the newest those whose number is like one of these patterns. */
    async findLike(reach: Reach, patterns: readonly string[], max: number): Promise<string[]> {
      const looks = looksOf({ reach, filter: everyDocument, max: newestLike, also: sql`d.number` });
      const { rows } = await sql<{ id: string }>`
        with newest as materialized (
          select * from (${looks}) as found order by document_date desc, id desc limit ${newestLike}
        )
        select id from newest where lower(number) like any(${patterns}::text[])
        order by document_date desc, id desc limit ${max}`.execute(tables);
      return rows.map(({ id }) => id);
    },

    listFound: (reach: Reach, ids: readonly string[]) => read(sql`select unnest(${ids}::text[]) as id`, reach),

    /** Of the caller's, listed or not: an archive that has just failed may have had one in an open page. */
    findDocumentsOf: (reach: Reach, ids: readonly string[]) =>
      read(sql`select d.id from document_entry d where d.id = any(${ids}) and ${isReached(reach)}`, reach),

    /** What names the order is found first: beside an `or` every document that the caller reaches would be read. */
    listOfOrder: (reach: Reach, sapId: string) =>
      read(
        sql`select one.id from (
            select d.id from document_entry d where d.sap_id = ${sapId}
            union select l.number from billing_document_line l where l.sap_id = ${sapId}
          ) as named
          cross join lateral (
            select d.id from document_entry d where d.id = named.id and ${isListed(reach)} and ${isReached(reach)} offset 0
          ) as one`,
        reach,
      ),
  };
});

export type FoundDocument = { id: string; type: DocumentType };

const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

const hasPart = (parts: readonly string[]): RawBuilder<SqlBool> =>
  sql`d.numbers like any(${parts.map(patternOf)}::text[])`;

/** Their keys come from the indexes alone, and of so many the rows are read: what is rare would be looked for along all. */
const amongNewest = (reach: Reach, filter: DocumentFilter, parts: readonly string[]): RawBuilder<unknown> => sql`
  select d.type, d.document_date, d.id from (
    select id from (${looksOf({ reach, filter, max: lookedThrough })}) as keys
    order by document_date desc, id desc limit ${lookedThrough}
  ) as newest
  cross join lateral (select * from document_entry where document_entry.id = newest.id offset 0) as d
  where ${hasPart(parts)}`;

/** By any three signs in a row, as orders are found. */
function byParts(reach: Reach, filter: DocumentFilter, parts: readonly string[]): RawBuilder<unknown> {
  const ownerIds = [...new Set([...reach.scope.markets, ...reach.scope.companyIds, ...reach.companyIds])];
  const looks = parts.map(
    (part) => sql`
      select found.* from unnest(${ownerIds}::text[]) as place (id)
      cross join lateral (
        select d.type, d.document_date, d.id from document_entry d
        where d.is_listed
          and number_parts(array[coalesce(d.company_id, ''), coalesce(d.country, '')], d.numbers)
            @> number_parts(array[place.id], ${part})
          and d.numbers like ${patternOf(part)} and ${isAskedFor(reach, filter)}
        limit ${foundAtMost}
      ) as found`,
  );
  return sql.join(looks, sql` union `);
}

export const toCounts = (rows: readonly { type: DocumentType; counted: number }[]): TypeCounts => {
  const counted = new Map(rows.map(({ type, counted: count }) => [type, count]));
  return Object.fromEntries(documentTypes.map((type) => [type, counted.get(type) ?? 0])) as Record<
    DocumentType,
    number
  >;
};
