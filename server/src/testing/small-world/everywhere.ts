import type { Caller } from '../caller.ts';
import type { TestPortal } from '../portal.ts';

const email = 'everywhere@chain.example';

/** A customer whose roles reach every company there is: for what is shown about many of them at once. */
export async function signInEverywhere(portal: TestPortal): Promise<Caller> {
  await portal.sql(
    `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type,
       status, user_validation, first_login, created_at)
     select 'u-chain-everywhere', $1, password_hash, 'Every', 'Where', 'CZ', 'cs', 'C1001', 'POS', 'Active', true, false, now()
     from account where uid = 'u-ulipy-owner' on conflict do nothing`,
    [email],
  );
  await portal.sql(
    `insert into role_grant (uid, company_id, roleid, customer_type)
     select 'u-chain-everywhere', id, 'R-GENERAL-ADMIN', 'POS' from company on conflict do nothing`,
  );
  return portal.signIn(email);
}
