import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../capabilities/staff/test-staff.ts';
import type { Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { priceListWrites } from './test-price-list-probes.ts';

const changes = '/identity/users/GetChanges';
const exceptions = '/api/staff/calendars/exceptions';

let portal: TestPortal;
let staff: Caller;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  staff = await portal.signIn('staff@meridian.example');
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const newest = async (caller: Caller, query = '') => (await caller.get(`${changes}?limit=5${query}`)).body.results;

async function changeTerms(change: object, shipToIds: readonly string[]): Promise<void> {
  const listed = await Promise.all(shipToIds.map((id) => staff.get(`/api/staff/calendars?shipTo=${id}&transport=VAN`)));
  const rows = listed.map(({ body: { results } }) => {
    const [{ shipToId, transportType, version }] = results;
    return { shipToId, transportType, version };
  });
  expect((await staff.send('PUT', '/api/staff/calendars', { change, rows })).status).toBe(200);
}

test('owners read what the supplier changes for a ship-to of theirs, old and new, and not who of the supplier it was', async () => {
  await changeTerms({ cutOff: '08:45' }, ['100234']);

  const [change] = await newest(owner);

  expect(change).toMatchObject({
    action: 'delivery-terms-changed',
    shipTo: { id: '100234', name: 'U Lípy' },
    person: null,
    market: null,
    actor: { kind: 'staff', name: null },
    companyId: 'C1001',
    changes: [{ field: 'cutOff', from: expect.stringMatching(/^\d\d:\d\d$/), to: '08:45' }],
    transport: 'VAN',
  });
});

test('a day that differs for their ship-to is theirs to read, without the note that staff keeps of it', async () => {
  const wanted = { country: 'CZ', date: '2027-06-10', kind: 'earlier-cut-off', cutOff: '07:30', shipToId: '100235' };
  const added = await staff.send('POST', exceptions, { ...wanted, note: 'Řidič Novák má dovolenou' });
  expect(added.status).toBeLessThan(300);

  const listed = await newest(owner);

  expect(listed[0]).toMatchObject({
    action: 'calendar-exception-added',
    shipTo: { id: '100235', name: 'Letní zahrada' },
    day: '2027-06-10',
    exception: { kind: 'earlier-cut-off', cutOff: '07:30' },
  });
  expect(JSON.stringify(listed)).not.toMatch(/Novák|note/);
});

test('a price list that is assigned is told with its day and without its name', async () => {
  const call = await priceListWrites.assignPriceList({ portal, asker: staff, second: staff });
  await call();

  const [change] = await newest(owner, '&action=price-list-assigned');

  expect(change).toMatchObject({ shipTo: { id: '100235' }, day: '2027-01-01', changes: [] });
  expect(JSON.stringify(change)).not.toMatch(/priceList"|PL-|planner|meridian/i);
});

test('what is done to a whole market is read by all owners in it and by no others', async () => {
  await staff.send('PUT', '/api/staff/sections', { country: 'CZ', section: 'Contracts', isClosed: true });
  await staff.send('POST', '/api/staff/holidays', { country: 'CZ', date: '2027-06-11', isYearly: true });
  const [neighbour, slovak] = await Promise.all([
    portal.signIn('owner@zelena-vrata.example'),
    portal.signIn('owner@bellini.example'),
  ]);

  const [[holiday, section], theirs, foreign] = await Promise.all([newest(owner), newest(neighbour), newest(slovak)]);

  expect(holiday).toMatchObject({ action: 'holiday-added', market: 'CZ', companyId: null, day: '--06-11' });
  expect(section).toMatchObject({ section: 'Contracts', changes: [{ field: 'closed', from: 'false', to: 'true' }] });
  expect(theirs).toMatchObject([{ id: holiday.id }, { id: section.id }]);
  expect(foreign).toEqual([]);
});

test('a change of many ship-tos at once is theirs where all of them are', async () => {
  await changeTerms({ leadDays: 3 }, ['100234', '100235']);

  const [change] = await newest(owner, '&action=delivery-terms-changed');

  expect(change).toMatchObject({ companyId: 'C1001', market: 'CZ', shipTos: 2, said: { leadDays: '3' } });
});

test('of a change of many ship-tos of several customers each owner reads how many are theirs', async () => {
  await changeTerms({ leadDays: 4 }, ['100234', '100235', '100244']);

  const [change] = await newest(owner, '&action=delivery-terms-changed');

  expect(change).toMatchObject({ companyId: null, market: 'CZ', shipTos: 2, said: { leadDays: '4' } });
});

test('what staff does to people names neither them nor their address', async () => {
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);

  const { body } = await owner.get(changes);

  expect(JSON.stringify(body)).not.toMatch(/meridian/i);
});

test('who does not manage access reads nothing of it', async () => {
  const shift = await portal.signIn('shift@ulipy.example');

  expect((await shift.get(changes)).status).toBe(403);
});
