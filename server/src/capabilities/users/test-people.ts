import type { Answer, Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';

export const users = '/identity/users';
export const peopleOf = (caller: Caller, query = ''): Promise<Answer> => caller.get(`${users}/GetAllUsersInfo${query}`);

/** Of U Lípy, whose three pubs are 100234, 100235 and 100236. */
export const shiftLeaderAt = (shipToId: string) => ({ roleid: 'R-PUB-SHIFT-LEADER', shipToId });
export const pubsBut = (...given: string[]) => ['100234', '100235', '100236'].filter((id) => !given.includes(id));

export const newPerson = (email: string, changes: object = {}) => ({
  firstName: 'Alena',
  lastName: 'Nová',
  email,
  phone: '+420 777 123 456',
  country: 'CZ',
  languages: ['cs'],
  locale: 'cs',
  permissionSchema: [{ companyId: 'C1001', rpDetails: [shiftLeaderAt('100234')] }],
  deletedShipToList: pubsBut('100234'),
  ...changes,
});

export const create = (caller: Caller, body: object): Promise<Answer> =>
  caller.send('POST', `${users}/CreateNewUser`, body);
export const update = (caller: Caller, uid: string, body: object): Promise<Answer> =>
  caller.send('PUT', `${users}/UpdateUser/${uid}`, body);
export const setStatus = (caller: Caller, body: object, query = ''): Promise<Answer> =>
  caller.send('PATCH', `${users}/SetUserStatus${query}`, body);

export async function versionOf(portal: TestPortal, uid: string): Promise<number> {
  const [row] = await portal.sql<{ version: number }>('select version from account where uid = $1', [uid]);
  return row?.version ?? 0;
}

/** Somebody more at a company, active, with the roles that a test wants. */
export async function addPerson(
  portal: TestPortal,
  email: string,
  grants: readonly { company: string; role: string; shipTo?: string }[],
): Promise<string> {
  const uid = `u-${email.replaceAll(/[@.]/g, '-')}`;
  await portal.sql(
    `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type,
       status, user_validation, first_login, created_at)
     select $1, $2, password_hash, 'Test', 'Person', country, language, $3, customer_type, 'Active', true, false, now()
     from account where uid = 'u-ulipy-owner'`,
    [uid, email, grants[0]?.company],
  );
  for (const { company, role, shipTo } of grants)
    await portal.sql(
      `insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type) values ($1, $2, $3, $4, 'POS')`,
      [uid, company, shipTo ?? null, role],
    );
  return uid;
}
