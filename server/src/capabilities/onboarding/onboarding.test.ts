import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff, approve, lastEventId, recordedAfter } from '../staff/test-staff.ts';
import { aPub, type Colleague, onboarderAs, stateOfSteps } from './test-onboarding.ts';

let portal: TestPortal;
let operator: Colleague;
let pricing: Colleague;
let second: Colleague;
let priceList: string;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'pricing@meridian.example', [{ role: 'pricing', markets: ['CZ'] }]);
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  operator = onboarderAs(await portal.signIn('staff@meridian.example'));
  pricing = onboarderAs(await portal.signIn('pricing@meridian.example'));
  second = onboarderAs(await portal.signIn('second@meridian.example'));
  const [list] = await portal.sql<{ code: string }>(
    `select l.code from price_list l join ship_to_price_list f on f.price_list_id = l.id where f.ship_to_id = '100234'`,
  );
  priceList = list?.code ?? '';
});
afterAll(() => portal.close());

const followed = (shipTo = '109001') => [{ ship_to: shipTo, price_list: priceList }];
const decide = async (verdict: typeof approve) => {
  const [change] = (await second.caller.get('/api/staff/changes')).body.results;
  const answer = await verdict(second.caller, change.id);
  // What other calls have read of prices and terms is a few seconds old.
  portal.clock.advance({ ms: 5_000 });
  return answer;
};

test('a new customer goes from person to person until the first owner is invited', async () => {
  const id = await operator.start();
  for (const step of ['company', 'payer', 'sold-to', 'ship-tos', 'calendar'] as const)
    await operator.complete(id, step, aPub[step]);
  const early = (await operator.obstacles(id)).body;
  await pricing.complete(id, 'price-list', followed());
  const asked = await operator.complete(id, 'payment', aPub.payment);
  await operator.complete(id, 'owner', aPub.owner);
  const tooEarly = await operator.invite(id);
  await decide(approve);
  const ready = (await operator.obstacles(id)).body;
  const before = await lastEventId(portal);
  const invited = await operator.invite(id);

  expect(early.results[0].gates.map(({ gate }: { gate: string }) => gate)).toContain('price-list');
  expect(early.isReady).toBe(false);
  expect(stateOfSteps(asked)).toMatchObject({ company: 'done', 'price-list': 'done', payment: 'waiting' });
  expect(tooEarly).toMatchObject({ status: 409, body: { code: 'ONBOARDING_NOT_READY', steps: ['payment'] } });
  expect(ready).toMatchObject({ isReady: true, results: [{ shipTo: { id: '109001' }, gates: [] }] });
  expect(invited).toMatchObject({ status: 200, body: { state: 'finished', companyId: 'C9001', next: null } });
  expect((await recordedAfter(portal, before)).map(({ action }) => action)).toEqual(['person-invited']);
  expect(
    await portal.sql(
      `select email, status, (select count(*)::int from account_link l where l.uid = a.uid) as links
       from account a where company_id = 'C9001'`,
    ),
  ).toEqual([{ email: 'jana@unoveho.example', status: 'Invited', links: 1 }]);
  expect(await operator.invite(id)).toMatchObject({ status: 200 });
  expect(
    await portal.sql(`select 1 from account_link l join account a using (uid) where company_id = 'C9001'`),
  ).toHaveLength(1);
});

test('a number of a wrong form and one that somebody has already are named at their field', async () => {
  const id = await operator.start();
  const company = { ...aPub.company[0], id: 'C9101', identification_no: '12345679', tax_number: 'CZ12345679' };
  const [known] = await portal.sql<{ taxvat: string }>(`select taxvat from company where id = 'C1001'`);

  expect(await operator.faults(id, 'company', [{ ...company, tax_number: 'SK12345679' }])).toEqual([
    '0 tax_number: must be written as in CZ, like CZ27082440',
  ]);
  expect(await operator.faults(id, 'company', [{ ...company, id: 'C1001' }])).toEqual([
    '0 id: “C1001” is taken already',
  ]);
  expect(await operator.faults(id, 'company', [{ ...company, tax_number: known?.taxvat ?? '' }])).toEqual([
    '0 tax_number: is the number of customer “C1001” already',
  ]);
  expect(await operator.faults(id, 'company', [{ ...company, name: '' }])).toEqual(['0 name: must not be empty']);
  expect(await operator.faults(id, 'company', [])).toEqual(['- : must not be empty']);

  // What was typed last is there for whoever goes on with it, and nothing of it is written.
  await operator.faults(id, 'company', [{ ...company, tax_number: 'CZ1' }]);
  expect((await second.show(id)).steps[0]).toMatchObject({
    state: 'draft',
    rows: [{ id: 'C9101', tax_number: 'CZ1' }],
    faults: [{ row: 0, column: 'tax_number', code: 'NUMBER_OF_MARKET' }],
  });
  expect(await portal.sql(`select id from company where id = 'C9101'`)).toEqual([]);
});

test('what was typed stays with the new customer, whoever opens it', async () => {
  const id = await operator.start();

  const saved = await operator.save(id, 'owner', [{ email: 'eva@', first_name: ' Eva ' }], false);

  expect(saved).toMatchObject({ status: 200 });
  const { steps } = await second.show(id);
  expect(steps.at(-1)).toMatchObject({
    state: 'draft',
    waitsFor: 'company',
    rows: [{ email: 'eva@', first_name: 'Eva' }],
    by: { uid: 'u-meridian-staff' },
  });
});

test('of two who save the second one is shown what the first one has saved', async () => {
  const id = await operator.start();
  const { version } = await second.show(id);
  await operator.save(id, 'company', [{ name: 'First' }], false);

  const late = await second.caller.send('PUT', `/api/staff/onboardings/${id}/steps/company`, {
    version,
    rows: [{ name: 'Second' }],
    isComplete: false,
  });

  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE', fresh: { version: version + 1 } } });
  expect(late.body.fresh.steps[0].rows).toEqual([{ name: 'First' }]);
});

test('a step takes its right, and the step before it', async () => {
  const id = await operator.start();

  const byPricing = await pricing.save(id, 'company', aPub.company);
  const tooEarly = await pricing.save(id, 'price-list', followed());
  const unknown = await operator.save(id, 'company', [{ market: 'SK' }], false);

  expect(byPricing).toMatchObject({ status: 403, body: { code: 'STAFF_RIGHT_MISSING' } });
  expect(byPricing.body.message).toContain('“customers.edit”');
  expect(tooEarly).toMatchObject({ status: 409, body: { code: 'ONBOARDING_STEP_EARLY', waitsFor: 'ship-tos' } });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'UNKNOWN_FIELD' } });
});

test('somebody of another market finds none of it', async () => {
  const id = await operator.start();
  await addStaff(portal, 'slovak@meridian.example', [{ role: 'operator', markets: ['SK'] }]);
  const slovak = onboarderAs(await portal.signIn('slovak@meridian.example'));
  const path = `/api/staff/onboardings/${id}`;

  expect((await slovak.list()).total).toBe(0);
  for (const answer of [
    await slovak.caller.get(path),
    await slovak.caller.get(`${path}/obstacles`),
    await slovak.caller.send('PUT', `${path}/steps/company`, { version: 1, rows: [], isComplete: false }),
    await slovak.caller.send('POST', `${path}/invite`, { version: 1 }),
    await slovak.caller.send('POST', `${path}/discard`, { version: 1 }),
    await slovak.caller.send('POST', '/api/staff/onboardings', { country: 'CZ', name: 'Pub' }),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
