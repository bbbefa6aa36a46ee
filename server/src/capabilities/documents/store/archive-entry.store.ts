import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { ArchiveName } from '../port/archive.ts';
import type { DocumentEntry } from '../rules/document-entry.model.ts';
import { toEntryRow } from './document-entry.store.ts';

export type ArchiveEntryStore = ReturnType<typeof archiveEntryStore>;

type ListOfPayer = { source: ArchiveName; payerId: string };

/** What archives have, in the list of documents: compared with what stands there, so that a list without news writes nothing. */
export const archiveEntryStore = namedStore('documents', (transaction: Transaction) => ({
  /** How many had to be written: new ones, those that changed and those that were hidden. */
  async putChanged(entries: readonly DocumentEntry[]): Promise<number> {
    if (entries.length === 0) return 0;
    // Compared before the insert: one that only meets the same row there would lock it, which is a write as well.
    const rows = await runFixed<{ id: string }>(
      transaction,
      fixed`with given as materialized (
          select * from jsonb_populate_recordset(null::document_entry, ${JSON.stringify(entries.map(toEntryRow))}::jsonb)
        ), changed as (
          select given.* from given left join document_entry d on d.id = given.id
          where d.id is null or d.payer_id = given.payer_id and (not d.is_listed
            or (d.type, d.number, d.title, d.sap_id, d.order_number, d.document_date, d.amount, d.currency, d.standing,
                d.company_id, d.country, d.ship_to_id)
              is distinct from (given.type, given.number, given.title, given.sap_id, given.order_number,
                given.document_date, given.amount, given.currency, given.standing, given.company_id, given.country,
                given.ship_to_id))
        )
        insert into document_entry (id, source, type, number, title, sap_id, order_number, document_date, amount, currency,
          standing, payer_id, company_id, country, ship_to_id)
        select id, source, type, number, title, sap_id, order_number, document_date, amount, currency,
          standing, payer_id, company_id, country, ship_to_id from changed order by id
        on conflict (id) do update set type = excluded.type, number = excluded.number, title = excluded.title,
          sap_id = excluded.sap_id, order_number = excluded.order_number, document_date = excluded.document_date,
          amount = excluded.amount, currency = excluded.currency, standing = excluded.standing,
          company_id = excluded.company_id, country = excluded.country, ship_to_id = excluded.ship_to_id, is_listed = true
        -- No archive takes over what it has told of another payer.
        where document_entry.payer_id = excluded.payer_id
        returning id`,
    );
    return rows.length;
  },

  /** Those of a source's for a payer that it no longer has, so many at once; how many there were. */
  async hideGone({ source, payerId }: ListOfPayer, kept: readonly string[], max: number): Promise<number> {
    const rows = await runFixed<{ id: string }>(
      transaction,
      // PostgreSQL hashes what stands behind 'not in (select …)'; '<> all' it compares one by one with every row.
      fixed`with gone as materialized (
          select id from document_entry where source = ${source} and payer_id = ${payerId} and source <> 'erp' and is_listed
            and id not in (select unnest(${kept}::text[]))
          limit ${max}
        )
        update document_entry d set is_listed = false from gone where d.id = gone.id returning d.id`,
    );
    return rows.length;
  },
}));
