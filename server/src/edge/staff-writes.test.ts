import type { RestRoute } from '@dray/contract/rest-route.ts';
import { restRoutes } from '@dray/contract/rest-routes.ts';
import { companyActions, marketActions, notForOwners } from '@dray/contract/users/managed-actions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, ask, lastEventId, recordedAfter } from '../capabilities/staff/test-staff.ts';
import type { Answer } from '../testing/caller.ts';
import { openTestPortal } from '../testing/portal.ts';
import type { Writers } from './test-probe-shapes.ts';
import { staffWrites } from './test-staff-writes.ts';

let writers: Writers;
beforeAll(async () => {
  const portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  const [asker, second] = [
    await portal.signIn('staff@meridian.example'),
    await portal.signIn('second@meridian.example'),
  ];
  writers = { portal, asker, second };
});
afterAll(() => writers.portal.close());

const writing = Object.entries<RestRoute>(restRoutes).flatMap(([name, { guard, method }]) =>
  guard.kind === 'staff' && method !== 'GET' ? [name] : [],
);

const isAmong = (actions: readonly string[], action: string) => actions.includes(action);

/** What is written down with a company or a market is shown to owners, or it is said why not. */
function isAnswered({ action, subject, company_id }: { action: string; subject: string; company_id: string | null }) {
  if (Object.hasOwn(notForOwners, action)) return true;
  if (company_id !== null) return isAmong(companyActions, action);
  return !subject.startsWith('market:') || isAmong(marketActions, action);
}

/** Empty where a call was carried out with one line in the audit, else what is wrong with it. */
async function whatIsWrong(call: () => Promise<Pick<Answer, 'status'>>): Promise<string[]> {
  const before = await lastEventId(writers.portal);
  const { status } = await call();
  const recorded = await recordedAfter(writers.portal, before);
  return [
    ...(status < 300 ? [] : [`was answered ${status}`]),
    ...(recorded.length === 1 ? [] : [`left ${recorded.length} lines in the audit`]),
    ...recorded
      .filter((row) => !isAnswered(row))
      .map(({ action }) => `${action} is neither for owners nor kept from them`),
  ];
}

test('every call of the supplier’s people that changes something is tried here', () => {
  expect(writing.length).toBeGreaterThan(0);
  expect(Object.keys(staffWrites).toSorted()).toEqual(writing.toSorted());
});

test.each(Object.keys(staffWrites))('%s leaves exactly one line in the audit', async (name) => {
  const call = await staffWrites[name]!(writers);

  expect(await whatIsWrong(call)).toEqual([]);
});

test('a new person who is let in leaves one line, too', async () => {
  const newcomer = { email: 'new@meridian.example', firstName: 'Nina', lastName: 'Nová', language: 'cs' };
  const { body } = await ask(writers.asker, { ...newcomer, roleId: 'support', markets: ['CZ'] });

  const wrong = await whatIsWrong(() =>
    writers.second.send('POST', `/api/staff/changes/${body.id}/approve`, undefined),
  );

  expect(wrong).toEqual([]);
});

test('a change that is not written down, and one that is written down twice, are found', async () => {
  const { portal } = writers;
  const silent = async () => {
    await portal.sql(`update staff_grant set granted_by = 'nobody' where uid = 'u-meridian-staff'`);
    return { status: 200 };
  };
  const twice = async () => {
    for (const n of [1, 2])
      await portal.sql(
        `insert into audit_event (at, actor, action, subject, request_id) values (now(), 'a', 'staff-granted', 'b', $1)`,
        [n],
      );
    return { status: 200 };
  };

  expect(await whatIsWrong(silent)).toEqual(['left 0 lines in the audit']);
  expect(await whatIsWrong(twice)).toEqual(['left 2 lines in the audit']);
});
