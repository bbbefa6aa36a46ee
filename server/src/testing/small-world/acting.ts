import { createHash, randomBytes } from 'node:crypto';
import { actingHeader } from '@dray/contract/staff/while-acting.ts';
import { type Caller, callerAt } from '../caller.ts';
import type { TestPortal } from '../portal.ts';

export type Browsing = { token: string; cookie: string; caller: Caller };

/** Somebody signed in by their browser, whose calls belong to that session; how they came in is shown elsewhere. */
export async function browseAs(portal: TestPortal, email: string): Promise<Browsing> {
  const secret = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into portal_session (id, uid, created_at, renewed_at) select $1, uid, $3, $3 from account where email = $2`,
    [createHash('sha256').update(secret).digest('base64url'), email, portal.clock.now()],
  );
  return renewToken(portal, `__Host-sid=${secret}`);
}

/** As the page does: a token lasts for ten minutes, the session goes on. */
export async function renewToken(portal: TestPortal, cookie: string): Promise<Browsing> {
  const { body } = await portal.visitor.get('/auth/session', { headers: { cookie } });
  if (!body.token) throw new Error('nobody was let in');
  return { token: body.token, cookie, caller: callerAt(portal.app, body.token, { cookie }) };
}

export type Whom = { uid: string } | { shipToId: string };

export const startActing = (caller: Caller, whom: Whom, reason = 'They called us') =>
  caller.send('POST', '/api/staff/acting', { ...whom, reason });

/** A tab that acts: all its calls name the customer. */
export async function actAs(portal: TestPortal, { token, cookie, caller }: Browsing, whom: Whom) {
  const { status, body } = await startActing(caller, whom);
  if (status !== 201) throw new Error(`refused: ${body.code}`);
  const actingId: string = body.actingId;
  return { actingId, body, caller: callerAt(portal.app, token, { cookie, [actingHeader]: actingId }) };
}
