import type { BonusStep } from '@dray/contract/contracts/contract-progress.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { ContractUpdate } from '#capabilities/erp/index.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Contract, ContractKind } from './contract.model.ts';

export type ContractStore = ReturnType<typeof contractStore>;

type Row = {
  id: string;
  payer_id: string;
  country: Country;
  kind: ContractKind;
  name: string;
  valid_from: string;
  valid_to: string;
  currency: string;
  committed_hl: string | null;
  is_ended: boolean;
  conditions: Contract['conditions'];
  pay_out_by: string | null;
  file_key: string | null;
  steps: readonly BonusStep[];
  months: Readonly<Record<string, number>>;
};

const columns = part(`c.id, c.payer_id, c.country, c.kind, c.name, c.valid_from, c.valid_to, c.currency, c.committed_hl,
  c.is_ended, c.conditions, c.pay_out_by, c.file_key,
  (select coalesce(json_agg(json_build_object('hl', s.from_hl, 'bonus', s.bonus_percent) order by s.from_hl), '[]')
     from contract_step s where s.contract_id = c.id) as steps,
  (select coalesce(json_object_agg(to_char(m.month, 'YYYY-MM'), m.plan_hl order by m.month), '{}')
     from contract_month m where m.contract_id = c.id) as months`);

/** Anyone who reads has checked that the payers are the caller's. */
export const contractStore = namedStore('contracts', (transaction: Transaction) => ({
  /** Running ones first, then the newest; nothing that ended before a day. */
  async listOfPayers(payerIds: readonly string[], since: string, max: number): Promise<Contract[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select ${columns} from contract c where c.payer_id = any(${[...payerIds]}) and c.valid_to >= ${since}
        order by c.kind desc, c.valid_to desc, c.id limit ${max}`,
    );
    return rows.map(toContract);
  },

  async findContract(id: string): Promise<Contract | undefined> {
    const [row] = await runFixed<Row>(transaction, fixed`select ${columns} from contract c where c.id = ${id}`);
    return row && toContract(row);
  },

  async findDigest(id: string): Promise<string | undefined> {
    const [row] = await runFixed<{ digest: string }>(
      transaction,
      fixed`select digest from contract where id = ${id} for update`,
    );
    return row?.digest;
  },

  async putContract(update: ContractUpdate, digest: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into contract (id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl, is_ended,
          source_changed_at, digest)
        values (${update.number}, ${update.payerId}, ${update.country}, ${update.kind}, ${update.name}, ${update.from}, ${update.to},
          ${update.currency}, ${update.committedHl ?? null}::numeric, ${update.isEnded}, ${update.changedAt}, ${digest})
        on conflict (id) do update set payer_id = excluded.payer_id, country = excluded.country, kind = excluded.kind,
          name = excluded.name, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
          currency = excluded.currency, committed_hl = excluded.committed_hl, is_ended = excluded.is_ended,
          source_changed_at = excluded.source_changed_at, digest = excluded.digest
        where contract.source_changed_at <= excluded.source_changed_at`,
    );
  },
}));

const toContract = (row: Row): Contract => ({
  id: row.id,
  payerId: row.payer_id,
  country: row.country,
  kind: row.kind,
  name: row.name,
  from: row.valid_from,
  to: row.valid_to,
  currency: row.currency,
  committedHl: row.committed_hl === null ? undefined : Number(row.committed_hl),
  isEnded: row.is_ended,
  steps: row.steps,
  plan: new Map(Object.entries(row.months)),
  payOutBy: row.pay_out_by ?? undefined,
  conditions: row.conditions,
  fileKey: row.file_key ?? undefined,
});
