import type { DocumentSource, DocumentStatus, DocumentType } from '@dray/contract/documents/document-kinds.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/request/request.ts';
import { kindsOf } from '../rules/document-entry.model.ts';

export type DocumentFilter = {
  type: DocumentType | undefined;
  from: string | undefined;
  to: string | undefined;
  status: DocumentStatus | undefined;
  payerId: string | undefined;
  shipToId: string | undefined;
  source: DocumentSource | undefined;
  /** Open, and due in so many days, from today on. */
  dueWithin?: number | undefined;
  /** Not set off yet, whatever the status says of invoices. */
  isToBeSetOff?: boolean;
};

export const everyDocument: DocumentFilter = {
  type: undefined,
  from: undefined,
  to: undefined,
  status: undefined,
  payerId: undefined,
  shipToId: undefined,
  source: undefined,
};

/** What of a source is left out while it does not answer. */
export type AwayList = { source: DocumentSource; payerIds: readonly string[] };

/** What a caller reaches: their scope, and whole payers where they hold the section at one of their ship-tos (T138). */
export type Reach = {
  scope: Scope;
  payerIds: readonly string[];
  /** Of the ship-tos of their scope. */
  companyIds: readonly string[];
  today: Readonly<Partial<Record<Country, string>>>;
  away?: readonly AwayList[];
};

type Leading = 'country' | 'company_id' | 'ship_to_id' | 'payer_id';
type IndexRange = { leading: Leading; ids: readonly string[]; more: RawBuilder<SqlBool> };

const always = sql<SqlBool>`true`;

/** Each way to reach documents leaves out what a wider one reaches already, so that none is met twice. */
function rangesOf(reach: Reach, { payerId, shipToId }: DocumentFilter): IndexRange[] {
  const { markets, companyIds, shipToIds } = reach.scope;
  if (shipToId !== undefined) return [{ leading: 'ship_to_id', ids: [shipToId], more: isReached(reach) }];
  if (payerId !== undefined) return [{ leading: 'payer_id', ids: [payerId], more: isReached(reach) }];
  const outside = sql<SqlBool>`d.country <> all(${markets}) and d.company_id <> all(${companyIds})`;
  const all: IndexRange[] = [
    { leading: 'country', ids: markets, more: always },
    { leading: 'company_id', ids: companyIds, more: markets.length > 0 ? sql`d.country <> all(${markets})` : always },
    { leading: 'ship_to_id', ids: shipToIds, more: markets.length + companyIds.length > 0 ? outside : always },
    { leading: 'payer_id', ids: reach.payerIds, more: sql`d.ship_to_id is null and ${outside}` },
  ];
  return all.filter(({ ids }) => ids.length > 0);
}

/** Markets are in it only for those who have one: for all others it would keep PostgreSQL from using its indexes. */
export function isReached({ scope: { markets, companyIds, shipToIds }, payerIds }: Reach): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`(d.company_id = any(${companyIds}) or d.ship_to_id = any(${shipToIds})
    or (d.ship_to_id is null and d.company_id is not null and d.payer_id = any(${payerIds})))`;
  return markets.length > 0 ? sql`(d.country = any(${markets}) or ${own})` : own;
}

/** What an archive still has, as far as it answers. */
export const isListed = ({ away = [] }: Pick<Reach, 'away'>): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`d.is_listed`,
      ...away.map(({ source, payerIds }) => sql`not (d.source = ${source} and d.payer_id = any(${payerIds}))`),
    ],
    sql` and `,
  );

type Look = {
  reach: Reach;
  filter: DocumentFilter;
  max: number;
  matches?: RawBuilder<SqlBool>;
  /** What is wanted of each beside its key, as columns of `d`: nobody looks for the row once more. */
  also?: RawBuilder<unknown>;
};

/** Everything but type and standing, which are ranges of the indexes. */
function conditions({
  reach,
  filter: { from, to, status, source, dueWithin, isToBeSetOff },
}: Pick<Look, 'reach' | 'filter'>): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [isListed(reach)];
  if (from !== undefined) parts.push(sql`d.document_date >= ${from}::date`);
  if (to !== undefined) parts.push(sql`d.document_date <= ${to}::date`);
  if (source !== undefined) parts.push(sql`d.source = ${source}`);
  const todayThere = sql`(${JSON.stringify(reach.today)}::jsonb ->> d.country)::date`;
  if (status === 'overdue') parts.push(sql`d.due_date < ${todayThere}`);
  if (status === 'open') parts.push(sql`(d.due_date is null or d.due_date >= ${todayThere})`);
  if (isToBeSetOff) parts.push(sql`d.standing = 'open'`);
  if (dueWithin !== undefined)
    parts.push(sql`d.standing = 'open' and d.due_date between ${todayThere} and ${todayThere} + ${dueWithin}::int`);
  return sql.join(parts, sql` and `);
}

/** One look into an index for each place, type and standing: so many of the newest of each, as in the orders' history. */
export function looksOf(look: Look): RawBuilder<unknown> {
  const kinds = kindsOf(look.filter.type, look.filter.status);
  const columns = sql`d.type, d.document_date, d.id${look.also ? sql`, ${look.also}` : sql``}`;
  const looks = rangesOf(look.reach, look.filter).map(
    ({ leading, ids, more }) => sql`
      select newest.* from unnest(${[...new Set(ids)]}::text[]) as place (id)
      cross join unnest(${kinds.map(({ type }) => type)}::text[], ${kinds.map(({ keptStatus }) => keptStatus)}::text[])
        as kind (type, standing)
      cross join lateral (
        select ${columns} from document_entry d
        where d.${sql.ref(leading)} = place.id and d.type = kind.type and d.standing = kind.standing
          and ${more} and ${conditions(look)} ${look.matches ? sql`and ${look.matches}` : sql``}
        order by d.document_date desc, d.id desc limit ${look.max}
      ) as newest`,
  );
  return looks.length > 0
    ? sql.join(looks, sql` union all `)
    : sql`select ${columns} from document_entry d where false`;
}

/** All that is asked of a document which is known by its id already. */
export const isAskedFor = (reach: Reach, filter: DocumentFilter): RawBuilder<SqlBool> => {
  const kinds = kindsOf(filter.type, filter.status);
  const parts = [
    isReached(reach),
    conditions({ reach, filter }),
    sql<SqlBool>`(d.type, d.standing) in (select * from unnest(${kinds.map(({ type }) => type)}::text[],
      ${kinds.map(({ keptStatus }) => keptStatus)}::text[]))`,
  ];
  if (filter.payerId !== undefined) parts.push(sql`d.payer_id = ${filter.payerId}`);
  if (filter.shipToId !== undefined) parts.push(sql`d.ship_to_id = ${filter.shipToId}`);
  return sql.join(parts, sql` and `);
};
