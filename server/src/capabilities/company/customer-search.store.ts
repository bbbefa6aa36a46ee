import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import { partsOf, type SearchedWords } from '#platform/text/searched-words.ts';
import type { CustomerRow, FoundCustomer } from './rules/customer.model.ts';

export type CustomerSearchStore = ReturnType<typeof customerSearchStore>;

/** For the supplier's people who look for one customer among all of their markets and portfolio. */
export const customerSearchStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'company' | 'payer' | 'sold_to' | 'ship_to'>();

  return {
    /** Whose name, number, payer or ship-to holds all of the words; so many of each market and kind at most. */
    async findCustomers({ markets, companyIds }: Scope, words: SearchedWords, max: number): Promise<FoundCustomer[]> {
      const look = { words, max, companyIds };
      const looks = [...markets.map((market) => ({ ...look, market })), { ...look, market: undefined }];
      const { rows } = await sql<FoundCustomer>`
        ${sql.join(
          looks
            .filter(({ market }) => market !== undefined || companyIds.length > 0)
            .flatMap((each) => [companiesLike(each), payersLike(each), shipTosLike(each)]),
          sql` union all `,
        )}`.execute(tables);
      return rows;
    },

    /** Of names that begin so; for what is too short to be looked for anywhere else. */
    async findBeginning({ markets, companyIds }: Scope, start: string, max: number): Promise<FoundCustomer[]> {
      const { rows } = await sql<{ id: string; name: string }>`
        select found.id, found.name from unnest(${[...markets]}::text[]) as place (country)
        cross join lateral (
          select c.id, c.name from company c where c.country = place.country
            and search_text(c.name) collate "C" >= search_text(${start})
            and search_text(c.name) collate "C" < search_text(${start}) || chr(1114111)
          order by search_text(c.name) collate "C", c.id limit ${max}
        ) as found
        union
        select id, name from company where id = any(${[...companyIds]}) and search_text(name) like search_text(${start}) || '%'`.execute(
        tables,
      );
      return rows.map(({ id, name }) => ({ companyId: id, by: 'company', id, name }));
    },

    /** By name, from one index for each market. */
    async listByName({ markets, companyIds }: Scope, offset: number, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from (
          select found.id, found.country, found.sorted from unnest(${[...markets]}::text[]) as place (country)
          cross join lateral (
            select c.id, c.country, search_text(c.name) collate "C" as sorted from company c
            where c.country = place.country order by c.country, search_text(c.name) collate "C", c.id
            limit ${offset + limit}
          ) as found
          union
          select id, country, search_text(name) collate "C" from company where id = any(${[...companyIds]})
        ) as found order by sorted, id offset ${offset} limit ${limit}`.execute(tables);
      return rows.map(({ id }) => id);
    },

    async countCustomers({ markets, companyIds }: Scope, max: number): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (
          select from company
          where country = any(${[...markets]}) or (id = any(${[...companyIds]}) and country <> all(${[...markets]}))
          limit ${max}
        ) as counted`.execute(tables);
      return rows[0]?.n ?? 0;
    },

    /** Those of them within the scope. */
    async listCustomers({ markets, companyIds }: Scope, ids: readonly string[]): Promise<CustomerRow[]> {
      const { rows } = await sql<StoredCustomer>`
        select c.id, c.name, c.country, c.identification_no, c.taxvat, at.city, at.customer_type, at.ship_tos
        from company c
        left join lateral (
          select count(*)::int as ship_tos, (array_agg(s.city order by s.id))[1] as city,
            (array_agg(s.customer_type order by s.id))[1] as customer_type
          from ship_to s where s.company_id = c.id
        ) as at on true
        where c.id = any(${[...ids]}) and (c.country = any(${[...markets]}) or c.id = any(${[...companyIds]}))`.execute(
        tables,
      );
      return rows.map(toCustomer);
    },
  };
});

type Look = { words: SearchedWords; max: number; market: Country | undefined; companyIds: readonly string[] };

/** In one market by the index of its parts; of a portfolio by its own few companies. */
const within = (look: Look, id: RawBuilder<unknown>, parts: RawBuilder<unknown>): RawBuilder<unknown> =>
  look.market === undefined ? sql`${id} = any(${[...look.companyIds]})` : partsOf(look.words, parts, look.market);

const companyText = sql`search_text(c.id || e'\\n' || c.name || e'\\n' || c.identification_no || e'\\n' || c.taxvat)`;
const companiesLike = (look: Look) => sql`(
  select c.id as "companyId", 'company' as by, c.id, c.name from company c
  where ${within(look, sql`c.id`, sql`number_parts(array[c.country], ${companyText})`)} and ${look.words.likeAll(companyText)}
  limit ${look.max})`;

const payerText = sql`search_text(p.id || e'\\n' || p.name || e'\\n' || p.identification_no || e'\\n' || p.taxvat)`;
const payersLike = (look: Look) => sql`(
  select p.company_id as "companyId", 'payer' as by, p.id, p.name from payer p
  where ${within(look, sql`p.company_id`, sql`number_parts(array[p.country], ${payerText})`)} and ${look.words.likeAll(payerText)}
  limit ${look.max})`;

const shipToText = sql`search_text(s.id || e'\\n' || s.sold_to_id || e'\\n' || s.name || e'\\n' || s.city)`;
const shipTosLike = (look: Look) => sql`(
  select s.company_id as "companyId", 'ship-to' as by, s.id, s.name || ', ' || s.city as name from ship_to s
  where ${within(look, sql`s.company_id`, sql`number_parts(array[s.country], ${shipToText})`)} and ${look.words.likeAll(shipToText)}
  limit ${look.max})`;

type StoredCustomer = {
  id: string;
  name: string;
  country: string;
  identification_no: string;
  taxvat: string;
  city: string | null;
  customer_type: string | null;
  ship_tos: number;
};

const toCustomer = (row: StoredCustomer): CustomerRow => ({
  id: row.id,
  name: row.name,
  country: row.country as Country,
  identificationNo: row.identification_no,
  taxVat: row.taxvat,
  city: row.city ?? undefined,
  customerType: row.customer_type ?? undefined,
  shipTos: row.ship_tos,
});
