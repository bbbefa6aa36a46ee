import { fallbackLanguage, isLanguage } from '@dray/contract/languages.ts';
import { isCountry } from '@dray/contract/markets.ts';
import { isUserStatus } from '@dray/contract/users/user-status.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { AccountChange, ManagedAccount, NewAccount, PersonalDetails } from '../rules/managed-account.model.ts';

export type ManagedAccountStore = ReturnType<typeof managedAccountStore>;

export const managedAccountStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account'>();
  const accounts = tables
    .selectFrom('account')
    .select(['uid', 'first_name', 'last_name', 'email', 'phone', 'country', 'company_id', 'languages', 'language'])
    .select(['created_at', 'user_validation', 'is_staff', 'status', 'version']);

  return {
    /** Whom to ask for comes from the roles of a company: an account alone says nothing of whose it is to see. */
    async listAccounts(uids: readonly string[]): Promise<ManagedAccount[]> {
      const rows = await accounts.where('uid', '=', sql<string>`any(${[...uids]})`).execute();
      return rows.map(toManaged);
    },

    /** For files of people, who are known there by their address. */
    async listByEmail(emails: readonly string[]): Promise<ManagedAccount[]> {
      const lower = emails.map((email) => email.toLowerCase());
      const rows = await accounts.where(sql<string>`lower(email)`, '=', sql<string>`any(${lower})`).execute();
      return rows.map(toManaged);
    },

    /** Until the transaction ends nobody else changes them, their roles or their status. */
    async lockAccount(uid: string): Promise<ManagedAccount | undefined> {
      const row = await accounts.where('uid', '=', uid).forNoKeyUpdate().executeTakeFirst();
      return row && toManaged(row);
    },

    /** False where the address belongs to somebody already, also to one who came a moment ago. */
    async addAccount(account: NewAccount): Promise<boolean> {
      const added = await tables
        .insertInto('account')
        .values({
          uid: account.uid,
          email: account.email,
          first_name: account.firstName,
          last_name: account.lastName,
          phone: account.phone ?? null,
          country: account.country ?? null,
          language: account.locale,
          languages: [...account.languages],
          company_id: account.companyId,
          customer_type: account.customerType,
          status: 'Invited',
          created_at: account.createdAt,
        })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returning('uid')
        .executeTakeFirst();
      return added !== undefined;
    },

    async changeAccount(uid: string, { status, languages, locale }: AccountChange): Promise<void> {
      await tables
        .updateTable('account')
        .set({
          ...(status ? { status } : {}),
          ...(languages ? { languages: [...languages] } : {}),
          ...(locale ? { language: locale } : {}),
          version: sql<number>`version + 1`,
        })
        .where('uid', '=', uid)
        .execute();
    },

    /** False where the address belongs to somebody else. */
    async changeDetails(uid: string, { firstName, lastName, email, phone }: PersonalDetails): Promise<boolean> {
      const { rows } = await sql`
        update account set first_name = ${firstName}, last_name = ${lastName}, email = ${email}, phone = ${phone ?? null},
          version = version + 1
        where uid = ${uid}
          and not exists (select from account other where lower(other.email) = lower(${email}) and other.uid <> ${uid})
        returning uid`.execute(transaction);
      return rows.length > 0;
    },
  };
});

type ManagedRow = {
  uid: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  country: string | null;
  company_id: string | null;
  languages: string[];
  language: string;
  created_at: Date;
  user_validation: boolean;
  is_staff: boolean;
  status: string;
  version: number;
};

function toManaged(row: ManagedRow): ManagedAccount {
  const locale = isLanguage(row.language) ? row.language : fallbackLanguage;
  const languages = row.languages.filter(isLanguage);
  return {
    uid: row.uid,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone ?? undefined,
    country: isCountry(row.country) ? row.country : undefined,
    companyId: row.company_id ?? undefined,
    languages: languages.length > 0 ? languages : [locale],
    locale,
    createdAt: row.created_at,
    isVerified: row.user_validation,
    isStaff: row.is_staff,
    // The database keeps it to its list.
    status: isUserStatus(row.status) ? row.status : 'Deactivated',
    version: row.version,
  };
}
