import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type DocumentNotificationStore = ReturnType<typeof documentNotificationStore>;
/** How late one is that was not paid in time; a new one that was not due is not late. */
export type NotifiedDocument = { id: string; isNew: boolean; daysLate: number | undefined };
export type LateDay = { country: Country; dueDay: string; daysLate: number };

type Row = { id: string; is_new: boolean; days_late: number | null };

/** What a morning has to tell, of everybody: the jobs have no scope, and anyone who is notified is asked for their rights first. */
export const documentNotificationStore = namedStore('documents', (transaction: Transaction) => ({
  /** What was left of an earlier morning goes. */
  async gather(arrived: { since: Date; datedFrom: string }, late: readonly LateDay[]): Promise<void> {
    await Promise.all([
      runFixed(transaction, fixed`delete from document_to_tell`),
      runFixed(
        transaction,
        fixed`
          insert into document_to_tell (company_id, id, is_new)
          select d.company_id, d.id, true from billing_document b join document_entry d on d.id = b.number
          where b.first_seen_at >= ${arrived.since} and b.document_date >= ${arrived.datedFrom}::date
            and b.kind in ('invoice', 'credit-note') and not b.is_cancelled and d.is_listed and d.company_id is not null`,
      ),
      runFixed(
        transaction,
        fixed`
          insert into document_to_tell (company_id, id, is_new, days_late)
          select d.company_id, d.id, false, late.days
          from unnest(${late.map(({ country }) => country)}::text[], ${late.map(({ dueDay }) => dueDay)}::date[],
            ${late.map(({ daysLate }) => daysLate)}::int[]) as late (country, due_date, days)
          join document_entry d on d.country = late.country and d.due_date = late.due_date
            and d.type = 'invoice' and d.standing = 'open' and d.is_listed
          on conflict (company_id, id) do update set days_late = excluded.days_late`,
      ),
    ]);
  },

  async listCompaniesToTell(after: string | undefined, max: number): Promise<string[]> {
    const rows = await runFixed<{ company_id: string }>(
      transaction,
      fixed`select distinct company_id from document_to_tell where company_id > ${after ?? ''} order by company_id limit ${max}`,
    );
    return rows.map((row) => row.company_id);
  },

  /** The newest numbers first. */
  async listToTell(companyIds: readonly string[]): Promise<NotifiedDocument[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`select id, is_new, days_late from document_to_tell where company_id = any(${companyIds}) order by id desc`,
    );
    return rows.map(({ id, is_new, days_late }) => ({ id, isNew: is_new, daysLate: days_late ?? undefined }));
  },
}));
