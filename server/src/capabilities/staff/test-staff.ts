import { type Country, countries } from '@dray/contract/markets.ts';
import type { Answer, Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';

export type TestRole = { role: string; markets?: readonly Country[]; until?: string };

/** One more of the supplier's people, active, with the roles that a test wants. */
export async function addStaff(
  portal: Pick<TestPortal, 'sql' | 'clock'>,
  email: string,
  roles: readonly TestRole[],
): Promise<string> {
  const uid = `u-${email.replaceAll(/[@.]/g, '-')}`;
  await portal.sql(
    `insert into account (uid, email, password_hash, first_name, last_name, language, is_staff, status, user_validation,
       first_login, created_at)
     select $1, $2, password_hash, 'Test', 'Colleague', 'en', true, 'Active', true, false, now()
     from account where uid = 'u-ulipy-owner'`,
    [uid, email],
  );
  for (const { role, markets = countries, until = null } of roles)
    await portal.sql(
      `insert into staff_grant (uid, roleid, countries, source, granted_by, granted_at, ends_on)
       values ($1, $2, $3, 'manual', 'operator', $4, $5)`,
      [uid, role, [...markets], portal.clock.now(), until],
    );
  return uid;
}

export const ask = (caller: Caller, wanted: object, options = {}): Promise<Answer> =>
  caller.send('POST', '/api/staff/grants', wanted, options);
export const approve = (caller: Caller, id: string): Promise<Answer> =>
  caller.send('POST', `/api/staff/changes/${id}/approve`, undefined);
export const refuse = (caller: Caller, id: string, reason = 'Not in our team'): Promise<Answer> =>
  caller.send('POST', `/api/staff/changes/${id}/refuse`, { reason });
export const withdraw = (caller: Caller, id: string): Promise<Answer> =>
  caller.send('POST', `/api/staff/changes/${id}/withdraw`, undefined);
export const end = (caller: Caller, grantId: string): Promise<Answer> =>
  caller.send('DELETE', `/api/staff/grants/${grantId}`, undefined);

/** What somebody holds now, as `role markets until`. */
export async function heldBy(portal: Pick<TestPortal, 'sql'>, uid: string): Promise<string[]> {
  const rows = await portal.sql<{ held: string }>(
    `select concat_ws(' ', roleid, array_to_string(countries, ','), ends_on) as held from staff_grant
     where uid = $1 and ended_at is null order by 1`,
    [uid],
  );
  return rows.map(({ held }) => held);
}

export async function grantIdOf(portal: Pick<TestPortal, 'sql'>, uid: string, role: string): Promise<string> {
  const [row] = await portal.sql<{ id: string }>(
    'select id from staff_grant where uid = $1 and roleid = $2 and ended_at is null',
    [uid, role],
  );
  return row?.id ?? '0';
}

/** What was written down since, oldest first; reading and signing in aside. */
export const recordedAfter = (portal: Pick<TestPortal, 'sql'>, id: string) =>
  portal.sql<{
    id: string;
    actor: string;
    action: string;
    subject: string;
    company_id: string | null;
    changes: object;
  }>(
    `select id, actor, action, subject, company_id, details, changes from audit_event
     where id > $1 and action not in ('staff-read', 'signed-in', 'token-issued') order by id`,
    [id],
  );

export async function lastEventId(portal: Pick<TestPortal, 'sql'>): Promise<string> {
  const [row] = await portal.sql<{ id: string }>('select coalesce(max(id), 0) as id from audit_event');
  return row?.id ?? '0';
}
