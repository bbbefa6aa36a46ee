import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';

export type MasterBundlePartStore = ReturnType<typeof masterBundlePartStore>;

type Page = { countries: readonly Country[]; after: MasterRow | undefined; limit: number };

const titles = sql.raw(
  languages.map((language) => `coalesce(i.title ->> '${language}', '') as title_${language}`).join(', '),
);

/** The parts of bundles and what may be chosen of each, as files count them: from one on. */
export const masterBundlePartStore = namedStore('catalogue', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'product' | 'bundle_item' | 'bundle_option'>();
  const parts = sql`
    select i.bundle_sku as bundle, (i.position + 1)::text as part, ${titles},
      case when i.is_required then '1' else '0' end as required, p.country
    from bundle_item i join product p on p.sku = i.bundle_sku`;
  const options = sql`
    select i.bundle_sku as bundle, (i.position + 1)::text as part, (o.position + 1)::text as option, o.sku,
      o.quantity::text, case when o.can_change_quantity then '1' else '0' end as can_change_quantity,
      case when o.is_default then '1' else '0' end as is_default, p.country
    from bundle_option o join bundle_item i on i.id = o.bundle_item_id join product p on p.sku = i.bundle_sku`;
  const asked = (rows: readonly MasterRow[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(bundle text, part int, option int)`;
  const within = ({ countries }: Page) => sql`p.country = any(${[...countries]}::text[])`;
  const read = async (query: RawBuilder<StoredRow>): Promise<StoredMasterRow[]> =>
    (await query.execute(tables)).rows.map(({ country, ...row }) => ({ row, country }));

  return {
    findParts: (rows: readonly MasterRow[]) =>
      read(sql`${parts} join ${asked(rows)} on i.bundle_sku = r.bundle and i.position = r.part - 1`),

    listParts: (page: Page) =>
      read(sql`${parts} where ${within(page)}
        and (i.bundle_sku, i.position) > (${page.after?.bundle ?? ''}, ${page.after?.part ?? 0}::int - 1)
        order by i.bundle_sku, i.position limit ${page.limit}`),

    findOptions: (rows: readonly MasterRow[]) =>
      read(sql`${options} join ${asked(rows)}
        on i.bundle_sku = r.bundle and i.position = r.part - 1 and o.position = r.option - 1`),

    listOptions: (page: Page) =>
      read(sql`${options} where ${within(page)} and (i.bundle_sku, i.position, o.position)
          > (${page.after?.bundle ?? ''}, ${page.after?.part ?? 0}::int - 1, ${page.after?.option ?? 0}::int - 1)
        order by i.bundle_sku, i.position, o.position limit ${page.limit}`),

    /** All options of the parts that these rows are of. */
    findOptionsBeside: (rows: readonly MasterRow[]) =>
      read(sql`${options} where (i.bundle_sku, i.position) in (select r.bundle, r.part - 1 from ${asked(rows)})`),

    async writeParts(rows: readonly MasterRow[]): Promise<void> {
      const wanted = rows.map((row) => ({
        id: `${row.bundle}-${row.part}`,
        bundle_sku: row.bundle,
        position: Number(row.part) - 1,
        title: Object.fromEntries(
          languages.flatMap((language) => (row[`title_${language}`] ? [[language, row[`title_${language}`]]] : [])),
        ),
        is_required: row.required === '1',
      }));
      await sql`
        insert into bundle_item (id, bundle_sku, position, title, is_required)
        select id, bundle_sku, position, title, is_required
        from jsonb_populate_recordset(null::bundle_item, ${JSON.stringify(wanted)}::jsonb)
        on conflict (bundle_sku, position) do update set title = excluded.title, is_required = excluded.is_required
      `.execute(tables);
    },

    /** Those that have no options; gives the others. */
    async removeParts(rows: readonly MasterRow[]): Promise<StoredMasterRow[]> {
      const [, left] = await Promise.all([
        sql`
          delete from bundle_item i using ${asked(rows)}
          where i.bundle_sku = r.bundle and i.position = r.part - 1
            and not exists (select from bundle_option o where o.bundle_item_id = i.id)
        `.execute(tables),
        read(sql`${parts} join ${asked(rows)} on i.bundle_sku = r.bundle and i.position = r.part - 1`),
      ]);
      return left;
    },

    async writeOptions(rows: readonly MasterRow[]): Promise<void> {
      const wanted = JSON.stringify(rows);
      await sql`
        insert into bundle_option (id, bundle_item_id, position, sku, quantity, can_change_quantity, is_default)
        select i.id || '-' || r.option, i.id, r.option - 1, r.sku, r.quantity, r.can_change_quantity = '1', r.is_default = '1'
        from jsonb_to_recordset(${wanted}::jsonb) as r(bundle text, part int, option int, sku text, quantity int,
          can_change_quantity text, is_default text)
        join bundle_item i on i.bundle_sku = r.bundle and i.position = r.part - 1
        on conflict (bundle_item_id, position) do update set sku = excluded.sku, quantity = excluded.quantity,
          can_change_quantity = excluded.can_change_quantity, is_default = excluded.is_default
      `.execute(tables);
    },

    async removeOptions(rows: readonly MasterRow[]): Promise<void> {
      await sql`
        delete from bundle_option o using ${asked(rows)} join bundle_item i
          on i.bundle_sku = r.bundle and i.position = r.part - 1
        where o.bundle_item_id = i.id and o.position = r.option - 1
      `.execute(tables);
    },

    /** What a bundle weighs and holds by what is in it unless somebody chooses otherwise; a pallet weighs 25 kg more. */
    async measureBundles(skus: readonly string[]): Promise<void> {
      await sql`
        update product b set weight_kg = sums.weight, gross_weight_kg = sums.gross, pallet_weight_kg = sums.gross + 25,
          hl_per_unit = sums.hl, related_skus = sums.related
        from (
          select i.bundle_sku, sum(o.quantity * p.weight_kg) filter (where o.is_taken) as weight,
            sum(o.quantity * p.gross_weight_kg) filter (where o.is_taken) as gross,
            sum(o.quantity * p.hl_per_unit) filter (where o.is_taken) as hl,
            array_agg(o.sku order by i.position, o.position) as related
          from bundle_item i join (
            select o.*, o.is_default or (i.is_required and o.position = min(o.position) over of_part
              and not bool_or(o.is_default) over of_part) as is_taken
            from bundle_option o join bundle_item i on i.id = o.bundle_item_id
            window of_part as (partition by o.bundle_item_id)
          ) o on o.bundle_item_id = i.id join product p on p.sku = o.sku
          where i.bundle_sku = any(${[...skus]}::text[]) group by i.bundle_sku
        ) sums
        where b.sku = sums.bundle_sku and sums.gross > 0`.execute(tables);
    },
  };
});

type StoredRow = MasterRow & { country: Country };
