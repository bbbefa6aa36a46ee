import { fallbackLanguage, isLanguage, type Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Account, Credentials, Person, Vouched } from '../rules/identity.model.ts';

export type IdentityStore = ReturnType<typeof identityStore>;

export const identityStore = namedStore('identity', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'account'>();
  const accounts = tables
    .selectFrom('account')
    .select([
      'uid',
      'status',
      'is_staff',
      'user_validation',
      'company_id',
      'country',
      'customer_type',
      'password_hash',
      'tokens_valid_from',
    ]);

  return {
    async findAccount(uid: string): Promise<Account | undefined> {
      const row = await accounts.where('uid', '=', uid).executeTakeFirst();
      return row && toAccount(row);
    },

    async findPerson(uid: string): Promise<Person | undefined> {
      const row = await accounts
        .select(['email', 'first_name', 'last_name', 'phone', 'language', 'first_login'])
        .where('uid', '=', uid)
        .executeTakeFirst();
      return (
        row && {
          ...toAccount(row),
          email: row.email,
          firstName: row.first_name,
          lastName: row.last_name,
          phone: row.phone ?? undefined,
          language: isLanguage(row.language) ? row.language : fallbackLanguage,
          firstLogin: row.first_login,
          userValidation: row.user_validation,
        }
      );
    },

    async setFirstLogin(uid: string, firstLogin: boolean): Promise<void> {
      await tables.updateTable('account').set({ first_login: firstLogin }).where('uid', '=', uid).execute();
    },

    async setLanguage(uid: string, language: Language): Promise<void> {
      await tables.updateTable('account').set({ language }).where('uid', '=', uid).execute();
    },

    /** Of one account, or of all. */
    async setTokensValidFrom(uid: string | undefined, moment: Date): Promise<void> {
      const accountsToSet = tables.updateTable('account').set({ tokens_valid_from: moment });
      await (uid === undefined ? accountsToSet : accountsToSet.where('uid', '=', uid)).execute();
    },

    async findCredentials(email: string): Promise<Credentials | undefined> {
      const row = await accounts.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst();
      return row && { account: toAccount(row), passwordHash: row.password_hash ?? undefined };
    },

    async findBound({ issuer, sub }: Pick<Vouched, 'issuer' | 'sub'>): Promise<Account | undefined> {
      const row = await accounts.where('oidc_issuer', '=', issuer).where('oidc_sub', '=', sub).executeTakeFirst();
      return row && toAccount(row);
    },

    /** False when the account is bound already: of two at once one alone gets it. */
    async bind(uid: string, { issuer, sub }: Pick<Vouched, 'issuer' | 'sub'>): Promise<boolean> {
      const bound = await tables
        .updateTable('account')
        .set({ oidc_issuer: issuer, oidc_sub: sub })
        .where('uid', '=', uid)
        .where('oidc_issuer', 'is', null)
        .returning('uid')
        .executeTakeFirst();
      return bound !== undefined;
    },
  };
});

type AccountRow = {
  uid: string;
  status: string;
  is_staff: boolean;
  user_validation: boolean;
  company_id: string | null;
  country: string | null;
  customer_type: string | null;
  tokens_valid_from: Date;
};

const toAccount = (row: AccountRow): Account => ({
  uid: row.uid,
  status: row.status,
  isStaff: row.is_staff,
  companyId: row.company_id ?? undefined,
  country: (row.country as Country | null) ?? undefined,
  customerType: row.customer_type ?? undefined,
  // PostgreSQL's -infinity, said of an account that never ended its tokens, is no moment that JavaScript knows.
  tokensValidFrom: row.tokens_valid_from instanceof Date ? row.tokens_valid_from : new Date(0),
  maySignIn: row.status === 'Active' && row.user_validation,
});
