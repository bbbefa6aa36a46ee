import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../testing/compose.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff, approve, refuse } from '../staff/test-staff.ts';
import { aPub, type Colleague, onboarderAs, stateOfSteps } from './test-onboarding.ts';

let portal: TestPortal;
let operator: Colleague;
let second: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  operator = onboarderAs(await portal.signIn('staff@meridian.example'));
  second = onboarderAs(await portal.signIn('second@meridian.example'));
});
afterAll(() => portal.close());

let count = 0;
/** Written as far as its ship-tos, with ids of its own. */
async function begun(upTo: 'company' | 'payer' | 'ship-tos' = 'ship-tos') {
  count += 1;
  const digits = String(27082450 + count);
  const numbers = { identification_no: digits, tax_number: `CZ${digits}` };
  const id = await operator.start();
  await operator.complete(id, 'company', [{ ...aPub.company[0], ...numbers, id: `C92${count}` }]);
  if (upTo === 'company') return { id, numbers };
  await operator.complete(id, 'payer', [{ ...aPub.payer[0], ...numbers, id: `P92${count}` }]);
  if (upTo === 'payer') return { id, numbers };
  await operator.complete(id, 'sold-to', [{ ...aPub['sold-to'][0], id: `S92${count}` }]);
  await operator.complete(id, 'ship-tos', [{ ...aPub['ship-tos'][0], id: `1092${count}` }]);
  return { id, numbers, shipTo: `1092${count}` };
}

test('what is known from the step before is proposed, and the calendar as others of the market have it', async () => {
  await portal.sql(`update ship_to_transport set lead_days = 2, cut_off = '11:30' where preference = 1`);
  const { id, shipTo, numbers } = await begun();

  const { steps, priceLists } = await operator.show(id);
  const rowsOf = (step: string) => steps.find((each: { step: string }) => each.step === step).rows;

  expect(rowsOf('calendar')).toMatchObject([{ ship_to: shipTo, lead_days: '2', cut_off: '11:30' }]);
  expect(rowsOf('price-list')).toMatchObject([{ ship_to: shipTo }]);
  expect(rowsOf('owner')).toMatchObject([{ language: 'cs' }]);
  expect(priceLists.length).toBeGreaterThan(0);
  const fresh = await begun('company');
  expect((await operator.show(fresh.id)).steps[1].rows[0]).toMatchObject({
    name: aPub.company[0].name,
    ...fresh.numbers,
  });
  expect(numbers).toBeDefined();
});

test('a step that is done can be corrected, and the id of what is written stays', async () => {
  const { id } = await begun('payer');
  const rows = (await operator.show(id)).steps[1].rows;

  await operator.complete(id, 'payer', [{ ...rows[0], city: 'Jinde' }]);

  expect(await portal.sql(`select city from payer where id = $1`, [rows[0].id])).toEqual([{ city: 'Jinde' }]);
  expect(await operator.faults(id, 'payer', [{ ...rows[0], id: 'P9999' }])).toEqual([
    `0 id: must stay “${rows[0].id}”`,
  ]);
});

test('a ship-to that comes later opens calendar and price list again', async () => {
  const { id, shipTo } = await begun();
  const terms = { ...aPub.calendar[0], ship_to: shipTo ?? '' };
  await operator.complete(id, 'calendar', [terms]);
  const { rows } = (await operator.show(id)).steps[3];

  const spread = await operator.complete(id, 'ship-tos', [...rows, { ...rows[0], id: `${shipTo}B`, name: 'Zahrádka' }]);

  expect(stateOfSteps(spread)).toMatchObject({ 'ship-tos': 'done', calendar: 'draft' });
  expect(await operator.faults(id, 'calendar', [terms])).toEqual([`- : ship-to “${shipTo}B” has no row`]);
  expect(await operator.faults(id, 'calendar', [terms, { ...terms, ship_to: '100234' }])).toEqual([
    '1 ship_to: there is no ship-to “100234”',
    `- : ship-to “${shipTo}B” has no row`,
  ]);
  await operator.complete(id, 'calendar', [terms, { ...terms, ship_to: `${shipTo}B` }]);
  expect(
    await portal.sql('select ship_to_id from ship_to_transport where ship_to_id like $1 order by 1', [`${shipTo}%`]),
  ).toEqual([{ ship_to_id: shipTo }, { ship_to_id: `${shipTo}B` }]);
});

test('the same ship-to twice is named at the second row', async () => {
  const { id } = await begun();
  const { rows } = (await operator.show(id)).steps[3];

  expect(await operator.faults(id, 'ship-tos', [rows[0], rows[0]])).toEqual(['1 : is already in line 1']);
});

test('what a second person has refused is typed anew, and meanwhile nobody changes it', async () => {
  const { id } = await begun('payer');
  await operator.complete(id, 'payment', aPub.payment);
  const meanwhile = await operator.save(id, 'payment', [{ methods: 'prepaid' }], false);
  const [change] = (await second.caller.get('/api/staff/changes')).body.results;
  const own = await approve(operator.caller, change.id);
  await refuse(second.caller, change.id, 'Cash alone for now');

  expect(change).toMatchObject({ kind: 'payment-terms', after: { methods: 'invoice14 cash' } });
  expect(meanwhile).toMatchObject({ status: 409, body: { code: 'CHANGE_WAITING' } });
  expect(own).toMatchObject({ status: 403, body: { code: 'OWN_CHANGE_REQUEST' } });
  expect((await operator.show(id)).steps[6]).toMatchObject({
    state: 'draft',
    change: { state: 'refused', reason: 'Cash alone for now' },
  });
  expect(stateOfSteps(await operator.complete(id, 'payment', [{ methods: 'cash' }]))).toMatchObject({
    payment: 'waiting',
  });
});

test('what the ERP owns is written there', async () => {
  const { id } = await begun('company');
  await portal.sql(`insert into master_owner (kind, owner) values ('payers', 'erp')`);

  const refused = await operator.save(id, 'payer', aPub.payer);
  const { steps } = await operator.show(id);
  await portal.sql(`delete from master_owner`);

  expect(refused).toMatchObject({ status: 409, body: { code: 'OWNED_BY_ERP' } });
  expect(steps[1]).toMatchObject({ isOwnedByErp: true, state: 'empty' });
});

test('one that is discarded takes nothing more, and its list shows open ones first', async () => {
  const { id } = await begun('company');
  await operator.discard(id);

  expect(await operator.save(id, 'payer', aPub.payer)).toMatchObject({
    status: 409,
    body: { code: 'ONBOARDING_ENDED' },
  });
  const { results } = await operator.list('limit=100');
  const states = results.map(({ state }: { state: string }) => state);
  expect(states.at(-1)).toBe('discarded');
  expect(states[0]).toBe('open');
  expect((await operator.list('state=ended')).results).toMatchObject([{ id, next: null }]);
  expect((await operator.list(`company=${results.at(-1).companyId}`)).total).toBe(1);
});

test('drafts are forgotten after a year', async () => {
  const [id, younger] = [await operator.start(), await operator.start()];
  const ago = 'update onboarding set changed_at = $1::timestamptz - $2::interval where id = $3';
  await portal.sql(ago, [portal.clock.now(), '366 days', id]);
  await portal.sql(ago, [portal.clock.now(), '364 days', younger]);
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));

  const removed = await database.write((transaction) =>
    composeOver(database, portal.clock).onboardingOf(transaction).forgetOld(500),
  );
  await database.close();

  expect(removed).toBe(1);
  expect(await portal.sql('select id from onboarding where id = any($1)', [[id, younger]])).toEqual([{ id: younger }]);
});
