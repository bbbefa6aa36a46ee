import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';
import { readMonths, readSteps } from './contract-cells.ts';

const conditions = sql.raw(
  languages.map((language) => `coalesce(c.conditions ->> '${language}', '') as conditions_${language}`).join(', '),
);

/** Contracts as files have them, with their steps and months in one cell each. */
export const masterContractStore = namedStore('contracts', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'contract' | 'contract_step' | 'contract_month'>();
  const contracts = sql`
    select c.id as contract, c.payer_id as payer, c.country as market, c.kind, c.name, c.valid_from::text, c.valid_to::text,
      c.currency, coalesce(c.committed_hl::text, '') as committed_hl, case when c.is_ended then '1' else '0' end as ended,
      (select coalesce(string_agg(trim_scale(s.from_hl) || ':' || trim_scale(s.bonus_percent), ' | ' order by s.from_hl), '')
         from contract_step s where s.contract_id = c.id) as steps,
      (select coalesce(string_agg(to_char(m.month, 'YYYY-MM') || ':' || trim_scale(m.plan_hl), ' | ' order by m.month), '')
         from contract_month m where m.contract_id = c.id) as months,
      coalesce(c.pay_out_by::text, '') as pay_out_by, ${conditions}
    from contract c`;

  return {
    async findContracts(ids: readonly string[]): Promise<StoredMasterRow[]> {
      const { rows } = await sql<MasterRow>`${contracts} where c.id = any(${[...ids]}::text[])`.execute(tables);
      return rows.map(toStored);
    },

    async listContracts(countries: readonly Country[], after: string, limit: number): Promise<StoredMasterRow[]> {
      const { rows } = await sql<MasterRow>`
        ${contracts} where c.country = any(${[...countries]}::text[]) and c.id > ${after} order by c.id limit ${limit}
      `.execute(tables);
      return rows.map(toStored);
    },

    /** Where the ERP's own columns change, its next message is none that is known already. */
    async writeContracts(rows: readonly MasterRow[], now: Date): Promise<void> {
      const ids = rows.map(({ contract = '' }) => contract);
      const steps = rows.flatMap((row) => readSteps(row.steps).map((step) => ({ contract_id: row.contract, ...step })));
      const months = rows.flatMap((row) =>
        readMonths(row.months).map((each) => ({ contract_id: row.contract, ...each })),
      );
      const filled = (name: 'contract' | 'contract_step' | 'contract_month', values: readonly object[]) =>
        sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(values)}::jsonb)`;
      await Promise.all([
        sql`
          insert into contract (id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl, is_ended,
            conditions, pay_out_by, source_changed_at, digest)
          select id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl, is_ended,
            conditions, pay_out_by, ${now}, '' from ${filled('contract', rows.map(toRecord))}
          on conflict (id) do update set payer_id = excluded.payer_id, kind = excluded.kind, name = excluded.name,
            valid_from = excluded.valid_from, valid_to = excluded.valid_to, currency = excluded.currency,
            committed_hl = excluded.committed_hl, is_ended = excluded.is_ended, conditions = excluded.conditions,
            pay_out_by = excluded.pay_out_by,
            digest = case when (contract.payer_id, contract.kind, contract.name, contract.valid_from, contract.valid_to,
                contract.currency, contract.committed_hl, contract.is_ended)
              is distinct from (excluded.payer_id, excluded.kind, excluded.name, excluded.valid_from, excluded.valid_to,
                excluded.currency, excluded.committed_hl, excluded.is_ended) then '' else contract.digest end
        `.execute(tables),
        sql`delete from contract_step where contract_id = any(${ids}::text[])`.execute(tables),
        sql`delete from contract_month where contract_id = any(${ids}::text[])`.execute(tables),
        sql`insert into contract_step select * from ${filled('contract_step', steps)}`.execute(tables),
        sql`insert into contract_month select * from ${filled('contract_month', months)}`.execute(tables),
      ]);
    },

    async endContracts(ids: readonly string[]): Promise<void> {
      await sql`update contract set is_ended = true, digest = '' where id = any(${[...ids]}::text[])`.execute(tables);
    },

    async removeContracts(ids: readonly string[]): Promise<void> {
      await sql`delete from contract where id = any(${[...ids]}::text[])`.execute(tables);
    },
  };
});

const toStored = (row: MasterRow): StoredMasterRow => ({ row, country: row.market as Country });

const orNull = (text = ''): string | null => (text === '' ? null : text);

const toRecord = (row: MasterRow) => ({
  id: row.contract,
  payer_id: row.payer,
  country: row.market,
  kind: row.kind,
  name: row.name,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  currency: row.currency,
  committed_hl: orNull(row.committed_hl),
  is_ended: row.ended === '1',
  conditions: Object.fromEntries(
    languages.flatMap((language) => {
      const text = row[`conditions_${language}`] ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  ),
  pay_out_by: orNull(row.pay_out_by),
});
