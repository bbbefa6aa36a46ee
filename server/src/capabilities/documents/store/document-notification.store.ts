import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type DocumentNotificationStore = ReturnType<typeof documentNotificationStore>;
export type NotifiedDocument = { id: string; companyId: string };

/** So many of a morning at most; a first import is nothing new. */
const maxRows = 5_000;

/** What a morning has to tell, of everybody: the jobs have no scope, and anyone who is notified is asked for their rights first. */
export const documentNotificationStore = namedStore('documents', (transaction: Transaction) => ({
  listArrivedWithoutScope(since: Date): Promise<readonly NotifiedDocument[]> {
    return runFixed<NotifiedDocument>(
      transaction,
      fixed`
        select d.id, d.company_id as "companyId" from billing_document b join document_entry d on d.id = b.number
        where b.first_seen_at >= ${since} and b.kind in ('invoice', 'credit-note') and not b.is_cancelled
          and d.is_listed and d.company_id is not null
        order by b.first_seen_at desc limit ${maxRows}`,
    );
  },

  listOverdueWithoutScope(country: Country, dueDays: readonly string[]): Promise<readonly NotifiedDocument[]> {
    return runFixed<NotifiedDocument>(
      transaction,
      fixed`
        select id, company_id as "companyId" from document_entry
        where country = ${country} and type = 'invoice' and standing = 'open' and is_listed
          and due_date = any(${dueDays}::date[])
        order by id limit ${maxRows}`,
    );
  },
}));
