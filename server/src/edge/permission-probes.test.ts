import type { Guard } from '@dray/contract/guard.ts';
import { holdersOf } from '@dray/contract/guard.ts';
import { type OperationName, operationGuards } from '@dray/contract/operation-guards.ts';
import { refusalStatus } from '@dray/contract/refusal-codes.ts';
import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { type Section, sections } from '@dray/contract/sections.ts';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { composeOver } from '../testing/compose.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { testPassword } from '../testing/small-world/people.ts';
import { documentOf } from './graphql/test-documents.ts';
import { type KnownPerson, knownPeople } from './test-people-sections.ts';
import { admit } from './visit/admit.ts';
import type { Visit } from './visit/visit.ts';

type SwitchState = '1' | '0' | 'missing';
type Verdict = 'admitted' | '401 UNAUTHORIZED' | '403 SECTION_NOT_ALLOWED' | 'fault';
type Call = { name: string; guard: Guard; send: (caller: Caller) => Promise<Answer> };
/** Undefined is somebody without an account. */
type Somebody = KnownPerson | undefined;

const switchStates: readonly SwitchState[] = ['1', '0', 'missing'];
const everybody: readonly Somebody[] = [...knownPeople, undefined];
const nameOf = (who: Somebody) => who?.email ?? 'a visitor';

/** Whatever the contract lists today is called, the same way for each; `staff-matrix.test.ts` has what is the supplier's own. */
const calls: readonly Call[] = [
  ...(Object.entries(operationGuards) as [OperationName, Guard][]).map(([name, guard]) => ({
    name,
    guard,
    send: (caller: Caller) => caller.graphql(documentOf(name)),
  })),
  ...Object.entries<RestRoute>(restRoutes)
    .filter(([, { guard }]) => guard.kind !== 'staff')
    .map(([name, route]) => ({
      name,
      guard: route.guard,
      send: (caller: Caller) => callRoute(caller, route),
    })),
];

// Some thousand calls, however busy the machine is.
const long = { timeout: 120_000 };

let portal: TestPortal;
let database: Database;
let callers: Map<Somebody, Caller>;
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('error'));
  callers = new Map([[undefined, portal.visitor]]);
  for (const person of knownPeople) callers.set(person, await callerOf(person));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

/** What must come of it, by two lists and nothing of the program: which sections somebody holds, and the switch. */
function expectedVerdict(who: Somebody, guard: Guard, state: SwitchState): Verdict {
  if (guard.kind === 'public') return 'admitted';
  if (!who?.maySignIn) return '401 UNAUTHORIZED';
  if (guard.kind === 'staff') throw new Error('what is the supplier’s own is tried elsewhere');
  if (guard.kind === 'signed-in' || guard.section === 'Home Page') return 'admitted';
  return who.sections.has(guard.section) && state === '1' ? 'admitted' : '403 SECTION_NOT_ALLOWED';
}

test('everybody can sign in but those who were invited, suspended or switched off, have left or moved out', async () => {
  const shutOut = knownPeople.filter(({ maySignIn }) => !maySignIn).map(({ email }) => email);

  const answers = await Promise.all(shutOut.map((email) => portal.visitor.askForToken(email, testPassword)));

  expect(shutOut).toHaveLength(5);
  expect(shutOut).toContain('invited@ulipy.example');
  expect(answers.map(({ body }) => body.errors[0].extensions.code)).toEqual(Array(5).fill('SIGN_IN_REFUSED'));
});

test('every operation and every route answers every account as its sections and the switch say', long, async () => {
  const probed = new Set<string>();
  const wrong: string[] = [];

  for (const section of new Set(calls.map(({ guard }) => sectionOf(guard)))) {
    const ownCalls = calls.filter(({ guard }) => sectionOf(guard) === section);
    for (const state of switchStates) {
      await setSwitches(section, state);
      for (const who of everybody) {
        for (const { name, guard, send } of ownCalls) {
          const probe = `${name}, ${nameOf(who)}, switch ${state}`;
          const verdict = verdictOf(await send(callers.get(who)!));
          const expected = expectedVerdict(who, guard, state);
          probed.add(probe);
          if (verdict !== expected) wrong.push(`${probe}: ${verdict} instead of ${expected}`);
        }
      }
    }
  }

  expect(wrong).toEqual([]);
  expect(probed.size).toBe(calls.length * everybody.length * switchStates.length);
});

test(
  'every section, also one that no call asks for yet, admits every account as its list and the switch say',
  long,
  async () => {
    const { gate, reception } = composeOver(database, portal.clock);
    const probed = new Set<string>();
    const wrong: string[] = [];

    for (const section of sections) {
      const guard = holdersOf(section);
      for (const state of switchStates) {
        await setSwitches(section, state);
        for (const who of everybody) {
          const probe = `${section}, ${nameOf(who)}, switch ${state}`;
          const caller = who && (await reception.findCaller(who.uid))?.caller;
          const visit = { caller, outlet: undefined, delivery: {} } as unknown as Visit;
          const verdict = await admit(gate, visit, { guard }).then(() => 'admitted', asRefused);
          const expected = expectedVerdict(who, guard, state);
          probed.add(probe);
          if (verdict !== expected) wrong.push(`${probe}: ${verdict} instead of ${expected}`);
        }
      }
    }

    expect(wrong).toEqual([]);
    expect(probed.size).toBe(sections.length * everybody.length * switchStates.length);
  },
);

const sectionOf = (guard: Guard): Section | undefined => (guard.kind === 'section' ? guard.section : undefined);

const asRefused = (error: unknown): string => {
  if (error instanceof Refusal) return `${refusalStatus[error.code]} ${error.code}`;
  throw error;
};

/** The one switch as given and all others the opposite, so that no other can be what decides. */
async function setSwitches(section: Section | undefined, state: SwitchState): Promise<void> {
  const switchOf = (each: Section) => (each === section || section === undefined ? state : state === '1' ? '0' : '1');
  const present = sections.filter((each) => switchOf(each) !== 'missing');
  await portal.sql('delete from portal_switch');
  await portal.sql('insert into portal_switch (section, value) select * from unnest($1::text[], $2::text[])', [
    present,
    present.map(switchOf),
  ]);
  portal.clock.advance({ ms: 2_000 });
}

/** By the door, or, where that is shut, with a token as good as any: only the account's standing is left to refuse it. */
async function callerOf({ email, uid, maySignIn }: KnownPerson): Promise<Caller> {
  if (maySignIn) return portal.signIn(email);
  const [key] = await portal.sql<{ kid: string; sealed_jwk: string }>(
    `select kid, sealed_jwk from signing_key where purpose = 'portal'`,
  );
  const jwk: JWK = JSON.parse(portal.sealing.open('signing key', key!.sealed_jwk) ?? '');
  await portal.sql(`insert into program_token (id, uid, issued_at, expires_at) values ($1, $2, $3, 'infinity')`, [
    `made-by-hand-${uid}`,
    uid,
    portal.clock.now(),
  ]);
  const now = Math.floor(portal.clock.now().getTime() / 1000);
  const token = await new SignJWT({ uid })
    .setProtectedHeader({ alg: 'ES256', kid: key!.kid })
    .setIssuer('dray')
    .setAudience('dray')
    .setSubject(uid)
    .setJti(`made-by-hand-${uid}`)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(await importJWK({ ...jwk, alg: 'ES256' }));
  return portal.callerWith(token);
}

function callRoute(caller: Caller, { method, base, path }: RestRoute): Promise<Answer> {
  return caller.send(method, `/${base}${path.replaceAll(/:\w+/g, '1')}`, method === 'GET' ? undefined : {});
}

/** Refused at the door. A refusal from inside names the field it comes from: that call was admitted. */
function verdictOf({ status, body }: Answer): string {
  if (status === 500) return 'fault';
  const refused = body?.errors?.find(({ path }: { path?: unknown }) => path === undefined)?.extensions ?? body;
  return ['UNAUTHORIZED', 'SECTION_NOT_ALLOWED'].includes(refused?.code) ? `${status} ${refused.code}` : 'admitted';
}
