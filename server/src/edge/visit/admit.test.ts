import { anyStaff, everyone, holdersOf, signedIn, staffMay } from '@dray/contract/guard.ts';
import type { Section } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Grant } from '#platform/request/request.ts';
import { everywhere } from '../../testing/staff-grants.ts';
import { admit, type PortalState } from './admit.ts';
import type { Visit } from './visit.ts';

const open: PortalState = { maintenance: false, isClosed: false, switches: new Map([['Contracts', '1']]) };

const aGrant = (companyId: string, section: Section, shipToId?: string): Grant => ({
  companyId,
  shipToId,
  customerType: 'POS',
  roleId: 'R-1',
  roleName: 'Role',
  sections: [section],
});

const aCaller = (grants: Grant[], isStaff = false): Caller => ({
  uid: 'u-1',
  isStaff,
  companyId: 'C1',
  country: 'CZ',
  customerType: 'POS',
  grants,
  staffGrants: isStaff ? everywhere(['desk.order', 'staff.manage']) : [],
});

const aVisit = (caller: Caller | undefined, shipTo?: Visit['shipTo']): Visit =>
  ({ id: 'request-1', language: 'en', address: '127.0.0.1', caller, shipTo, delivery: {} }) as Visit;

const gateOf = (state: PortalState) =>
  ({ portalState: async () => state, database: {} }) as unknown as Parameters<typeof admit>[0];

const contracts = holdersOf('Contracts');

test('a section opens to who holds it, and shows only the companies and ship-tos where they do', async () => {
  const caller = aCaller([
    aGrant('C1', 'Contracts'),
    aGrant('C2', 'Support'),
    aGrant('C3', 'Contracts', '100'),
    aGrant('C3', 'Support', '101'),
  ]);

  const { scope } = await admit(gateOf(open), aVisit(caller), { guard: contracts });

  expect(scope).toEqual({ markets: [], companyIds: ['C1'], shipToIds: ['100'] });
});

test('a guard without a section shows every company and ship-to of the caller', async () => {
  const caller = aCaller([aGrant('C1', 'Contracts'), aGrant('C3', 'Support', '101')]);

  const { scope } = await admit(gateOf(open), aVisit(caller), { guard: signedIn });

  expect(scope).toEqual({ markets: [], companyIds: ['C1'], shipToIds: ['101'] });
});

test.each([
  ['the switch is 0', new Map([['Contracts', '0']]), 'Contracts'],
  ['the switch is missing', new Map(), 'Contracts'],
  ['the caller does not hold it', open.switches, 'Support'],
] as const)('a section is refused when %s', async (_name, switches, held) => {
  const visit = aVisit(aCaller([aGrant('C1', held)]));

  const admitted = admit(gateOf({ ...open, switches }), visit, { guard: contracts });

  await expect(admitted).rejects.toThrow(new Refusal('SECTION_NOT_ALLOWED'));
});

test('an outlet counts only where the section is held', async () => {
  const caller = aCaller([aGrant('C1', 'Contracts'), aGrant('C2', 'Support')]);
  const outletOf = (companyId: string) => ({ id: '100', companyId, country: 'CZ', customerType: 'POS' }) as const;

  const atHome = admit(gateOf(open), aVisit(caller, outletOf('C1')), { guard: contracts });
  const elsewhere = admit(gateOf(open), aVisit(caller, outletOf('C2')), { guard: contracts });

  await expect(atHome).resolves.toMatchObject({ id: 'request-1' });
  await expect(elsewhere).rejects.toThrow(new Refusal('SECTION_NOT_ALLOWED'));
});

test('while the switches cannot be read nobody gets in', async () => {
  const gate = { ...gateOf(open), portalState: () => Promise.reject(new Error('away')) };

  await expect(admit(gate, aVisit(aCaller([aGrant('C1', 'Contracts')])), { guard: contracts })).rejects.toThrow('away');
});

test('during maintenance only staff get in', async () => {
  const closed = gateOf({ ...open, maintenance: true });
  const grants = [aGrant('C1', 'Contracts')];

  await expect(admit(closed, aVisit(aCaller(grants)), { guard: signedIn })).rejects.toThrow(
    new Refusal('MAINTENANCE', {}, 60),
  );
  await expect(admit(closed, aVisit(aCaller(grants, true)), { guard: signedIn })).resolves.toMatchObject({
    id: 'request-1',
  });
  await expect(admit(closed, aVisit(undefined), { guard: everyone })).resolves.toMatchObject({ id: 'request-1' });
});

test.each([undefined, aCaller([aGrant('C1', 'Contracts')])])(
  'what is open to everyone gets no caller and no scope, no matter who asks',
  async (caller) => {
    const request = await admit(gateOf(open), aVisit(caller), { guard: everyone });

    expect(() => request.caller).toThrow(new Refusal('UNAUTHORIZED'));
    expect(() => request.scope).toThrow(new Refusal('UNAUTHORIZED'));
  },
);

test('what is the supplier’s own does not exist for a customer', async () => {
  const customer = aVisit(aCaller([aGrant('C1', 'Contracts')]));

  for (const guard of [anyStaff, staffMay('staff.manage')])
    await expect(admit(gateOf(open), customer, { guard })).rejects.toThrow(new Refusal('NOT_FOUND'));
  await expect(admit(gateOf(open), aVisit(undefined), { guard: anyStaff })).rejects.toThrow(
    new Refusal('UNAUTHORIZED'),
  );
});

test('staff without the right are told which one, with it they reach its markets and nothing by their roles', async () => {
  const [everyMarket] = everywhere(['audit.read']);
  const czech = { ...everyMarket!, countries: ['CZ' as const] };
  const auditor: Caller = { ...aCaller([aGrant('C1', 'Contracts')], true), staffGrants: [czech] };

  const missing = admit(gateOf(open), aVisit(auditor), { guard: staffMay('staff.manage') });
  await expect(missing).rejects.toThrow(new Refusal('STAFF_RIGHT_MISSING', { right: 'staff.manage' }));
  const { scope } = await admit(gateOf(open), aVisit(auditor), { guard: staffMay('audit.read') });
  expect(scope).toEqual({ markets: ['CZ'], companyIds: [], shipToIds: [] });
  const any = await admit(gateOf(open), aVisit(auditor), { guard: anyStaff });
  expect(any.scope).toEqual({ markets: [], companyIds: [], shipToIds: [] });
});
