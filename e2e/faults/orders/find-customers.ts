import { askDatabase } from '../ask-database.ts';

export type Customer = { email: string; shipToId: string };

/** Everybody who may order and has agreed to the terms, each at one of their ship-tos; those who have begun a cart are left alone. */
export async function findCustomers(databaseUrl: string): Promise<Customer[]> {
  const rows = await askDatabase(
    databaseUrl,
    `select distinct on (account.uid) email, ship_to.id as ship_to_id
     from account join role_grant using (uid) join role using (roleid)
       join ship_to on ship_to.company_id = role_grant.company_id
         and coalesce(role_grant.ship_to_id, ship_to.id) = ship_to.id
     where account.status = 'Active' and user_validation and not is_staff and 'Catalogue' = any(role.sections)
       and ship_to.status = 'Active'
       and exists (select from accepted_agreement where accepted_agreement.uid = account.uid)
       and not exists (select from cart join cart_item on cart_id = cart.id where cart.uid = account.uid and state = 'active')
     order by account.uid, ship_to.id`,
  );
  return rows.map(({ email, ship_to_id }) => ({ email: String(email), shipToId: String(ship_to_id) }));
}
