import { sections } from '@dray/contract/sections.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

const document =
  '{ getPortalConfig { maintenance banner_rotation holidays { month days } holiday_dates sections { label value } } }';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const getPortalConfig = async (caller: Caller) => (await caller.graphql(document)).body.data.getPortalConfig;

test('the portal’s set-up is shown for the caller’s market', async () => {
  const { sections: switches, ...config } = await getPortalConfig(await portal.signIn('owner@ulipy.example'));

  expect(config).toEqual({
    maintenance: false,
    banner_rotation: 8,
    holidays: [
      { month: 1, days: [1] },
      { month: 3, days: [26, 29] },
      { month: 5, days: [1, 8] },
      { month: 7, days: [5, 6] },
      { month: 9, days: [28] },
      { month: 10, days: [28] },
      { month: 11, days: [17] },
      { month: 12, days: [24, 25, 26] },
    ],
    holiday_dates: [
      '2026-11-17',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-05-08',
      '2027-07-05',
      '2027-07-06',
      '2027-09-28',
      '2027-10-28',
    ],
  });
  expect(switches).toHaveLength(17);
  expect(switches).toEqual(expect.arrayContaining(sections.map((label) => ({ label, value: '1' }))));
});

test('each market has its own holidays', async () => {
  const italian = await getPortalConfig(await portal.signIn('owner@bellini.example'));
  const spanish = await getPortalConfig(await portal.signIn('manager@bar-romero.example'));

  expect(italian.holiday_dates).toContain('2027-08-15');
  expect(italian.holiday_dates).not.toContain('2026-11-17');
  expect(spanish.holiday_dates).toContain('2027-10-12');
});

test('a visitor is told the set-up of the home market', async () => {
  const italianTheme = await portal.startAnother({ env: { THEME: 'peroni' } });

  expect((await getPortalConfig(portal.visitor)).holiday_dates).toContain('2026-11-17');
  expect((await getPortalConfig(italianTheme.visitor)).holiday_dates).toContain('2027-08-15');
});

test('a day that was closed for one year only is not closed the year after', async () => {
  await portal.sql(`insert into holiday (country, year, month, day) values ('SK', 2026, 11, 20), ('SK', null, 2, 29)`);

  portal.clock.set('2026-11-12T09:30:00Z');
  const now = await getPortalConfig(await portal.signIn('owner@tatravelko.example'));
  portal.clock.set('2027-11-12T09:30:00Z');
  const nextYear = await getPortalConfig(await portal.signIn('owner@tatravelko.example'));

  expect(now.holiday_dates).toContain('2026-11-20');
  expect(now.holidays.find(({ month }: { month: number }) => month === 2)).toBeUndefined();
  expect(nextYear.holiday_dates).not.toContain('2027-11-20');
  expect(nextYear.holidays).toContainEqual({ month: 2, days: [29] });
});

test('every market’s customer service is listed, each with its own holidays', async () => {
  portal.clock.set('2026-11-12T09:30:00Z');
  const { status, body } = await portal.visitor.get('/api/contacts');

  expect(status).toBe(200);
  expect(body.contacts.map(({ country }: { country: string }) => country)).toEqual(['CZ', 'ES', 'IT', 'SK']);
  expect(body.contacts[0]).toEqual({
    country: 'CZ',
    company: 'Meridian Breweries CZ a.s.',
    phones: [
      { label: 'orders', number: '+420 777 000 001' },
      { label: 'service', number: '+420 777 000 002' },
    ],
    email: 'servis.cz@meridian.example',
    street: 'Sladová 1',
    postalCode: '664 00',
    city: 'Havranov',
    requestsFrom: '08:00',
    requestsTo: '18:00',
    serviceDays: [1, 2, 3, 4, 5],
    closedDays: [
      '2026-11-17',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-05-08',
      '2027-07-05',
      '2027-07-06',
      '2027-09-28',
      '2027-10-28',
    ],
  });
  expect(body.contacts[2].closedDays).toContain('2027-08-15');
});
