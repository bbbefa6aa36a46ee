import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { partsOf, type SearchedWords } from '#platform/text/searched-words.ts';

export type CustomerPeopleStore = ReturnType<typeof customerPeopleStore>;

export type FoundPerson = { uid: string; companyId: string; name: string; email: string };

const text = sql`search_text(first_name || ' ' || last_name || e'\\n' || email || e'\\n'
    || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`;

/** People of customers, for the supplier's own people; whose companies those are, the caller looks after. */
export const customerPeopleStore = namedStore('identity', (transaction: Transaction) => ({
  /** By name, address or the digits of their telephone; so many at most. */
  async findPeople(words: SearchedWords, max: number): Promise<FoundPerson[]> {
    const { rows } = await sql<FoundPerson>`
      select uid, company_id as "companyId", first_name || ' ' || last_name as name, email from account
      where not is_staff and company_id is not null
        and ${partsOf(words, sql`number_parts(array[''], ${text})`, '')} and ${words.likeAll(text)}
      limit ${max}`.execute(transaction);
    return rows;
  },

  /** The same among a few companies. */
  async findPeopleOf(companyIds: readonly string[], words: SearchedWords, max: number): Promise<FoundPerson[]> {
    if (companyIds.length === 0) return [];
    const { rows } = await sql<FoundPerson>`
      select uid, company_id as "companyId", first_name || ' ' || last_name as name, email from account
      where not is_staff and company_id = any(${[...companyIds]}) and ${words.likeAll(text)}
      limit ${max}`.execute(transaction);
    return rows;
  },

  /** Everybody who belongs to a company, with a role or without. */
  async listUidsOf(companyId: string, max: number): Promise<string[]> {
    const { rows } = await sql<{ uid: string }>`
      select uid from account where company_id = ${companyId} and not is_staff order by uid limit ${max}`.execute(
      transaction,
    );
    return rows.map(({ uid }) => uid);
  },
}));
