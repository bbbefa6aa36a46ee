import { marketOf } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { NewDesk, NewStaff } from '../rules/managed-account.model.ts';

export type StaffAccountStore = ReturnType<typeof staffAccountStore>;

export const staffAccountStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account'>();
  return {
    /** Whether any of the supplier's people can come in, or has been invited. */
    async hasStaff(): Promise<boolean> {
      const row = await tables
        .selectFrom('account')
        .select('uid')
        .where('is_staff', '=', true)
        .where('status', 'in', ['Active', 'Invited'])
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** All there have ever been. */
    async listStaff(): Promise<string[]> {
      const rows = await tables.selectFrom('account').select('uid').where('is_staff', '=', true).execute();
      return rows.map(({ uid }) => uid);
    },

    /** False where the address belongs to somebody already. */
    async addStaff({ uid, email, firstName, lastName, locale, createdAt }: NewStaff): Promise<boolean> {
      const added = await tables
        .insertInto('account')
        .values({
          uid,
          email,
          first_name: firstName,
          last_name: lastName,
          language: locale,
          languages: [locale],
          is_staff: true,
          status: 'Invited',
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returning('uid')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Its name follows the ship-to's. An address that no mail is sent to. */
    async addDesk({ uid, name, country, customerType }: NewDesk, now: Date): Promise<void> {
      await tables
        .insertInto('account')
        .values({
          uid,
          email: `${uid}@desk.invalid`,
          first_name: '',
          last_name: name,
          country,
          customer_type: customerType,
          language: marketOf(country).language,
          status: 'Deactivated',
          // Nobody has to show that it is theirs, and it is never active.
          user_validation: true,
          first_login: false,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet({ last_name: name }))
        .execute();
    },
  };
});
