import { afterAll, beforeAll, expect, test } from 'vitest';
import { importerAs } from '../capabilities/master-data/test-imports.ts';
import type { Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
let staff: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await portal.signIn('staff@meridian.example');
});
afterAll(() => portal.close());

const newest = async (owner: Caller, action: string) =>
  (await owner.get(`/identity/users/GetChanges?limit=5&action=${action}`)).body.results;

test('of a file owners read what of theirs it has changed, and nothing of whom else it was about', async () => {
  const importer = importerAs(staff);
  const rows = ['100234', '100235', '100244'].map((id) => `${id};VAN;5`);
  const { id } = await importer.take(
    ['ship_to;transport;lead_days', ...rows].join('\n'),
    'kind=transports-and-calendars',
  );
  await importer.undo(id);
  const [owner, foreign] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('owner@bellini.example'),
  ]);

  const [[written], [undone]] = await Promise.all([newest(owner, 'import-committed'), newest(owner, 'import-undone')]);

  const own = { companyId: null, person: null, shipTo: null, changes: [], kinds: ['transports-and-calendars'] };
  expect([written, undone]).toMatchObject([own, own]);
  expect(JSON.stringify([written, undone])).not.toMatch(/100244|import:|meridian/);
  expect(await newest(foreign, 'import-committed')).toEqual([]);
  const ofCompany = async (company: string) =>
    (await staff.get(`/api/staff/audit?company=${company}&action=import-undone`)).body.results.length;
  expect([await ofCompany('C1001'), await ofCompany('C4001')]).toEqual([1, 0]);
});
