import { aPub, onboarderAs } from '../capabilities/onboarding/test-onboarding.ts';
import { approve } from '../capabilities/staff/test-staff.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';
import type { StaffProbe, StaffTarget, Writers } from './test-probe-shapes.ts';

const idOf = (market: string): string => `00000000-0000-4000-8000-0000000001${market === 'CZ' ? '01' : '02'}`;
const pathOf = ({ market }: StaffTarget): string => `/api/staff/onboardings/${idOf(market)}`;
const nothing = '404 NOT_FOUND';
const stale = { version: 999 };
const operators = (own: string, other: string) => ({ operator: [own, other] as const });
const both = (own: string, other: string) => ({ ...operators(own, other), pricing: [own, other] as const });

/** A new customer of a market of whom nobody has typed anything. */
export const addOnboarding = (portal: Pick<TestPortal, 'sql'>, market: string) =>
  portal.sql(
    `insert into onboarding (id, country, name, created_by, created_at, changed_at)
     values ($1, $2, 'New', 'u-meridian-staff', now(), now())`,
    [idOf(market), market],
  );

/** New customers, as the other probes: none of them changes anything. */
export const onboardingProbes: Readonly<Record<string, StaffProbe>> = {
  listOnboardings: {
    send: (caller) => caller.get('/api/staff/onboardings'),
    expected: both('200 with', '200 with'),
  },
  startOnboarding: {
    send: (caller, { market }) => caller.send('POST', '/api/staff/onboardings', { country: market, name: '' }),
    expected: operators('400 MALFORMED_REQUEST', '400 MALFORMED_REQUEST'),
  },
  getOnboarding: { send: (caller, target) => caller.get(pathOf(target)), expected: both('200', nothing) },
  saveOnboardingStep: {
    send: (caller, target) =>
      caller.send('PUT', `${pathOf(target)}/steps/company`, { ...stale, rows: [], isComplete: false }),
    expected: {
      ...operators('409 CHANGED_MEANWHILE', nothing),
      // They see it, and this step is not theirs.
      pricing: ['403 STAFF_RIGHT_MISSING', nothing],
    },
  },
  judgeOnboarding: {
    send: (caller, target) => caller.get(`${pathOf(target)}/obstacles`),
    expected: operators('200 without', nothing),
  },
  inviteFirstOwner: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/invite`, stale),
    expected: operators('409 CHANGED_MEANWHILE', nothing),
  },
  discardOnboarding: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/discard`, stale),
    expected: operators('409 CHANGED_MEANWHILE', nothing),
  },
};

const begin = (caller: Caller): Promise<Answer> =>
  caller.send('POST', '/api/staff/onboardings', { country: 'CZ', name: 'New pub' });

/** Every call of theirs that changes something. */
export const onboardingWrites: Readonly<Record<string, (writers: Writers) => Promise<() => Promise<Answer>>>> = {
  startOnboarding:
    async ({ asker }) =>
    () =>
      begin(asker),
  async saveOnboardingStep({ asker }) {
    const { id } = (await begin(asker)).body;
    const rows = [{ ...aPub.company[0], id: 'C9301' }];
    return () =>
      asker.send('PUT', `/api/staff/onboardings/${id}/steps/company`, { version: 1, rows, isComplete: true });
  },
  async discardOnboarding({ asker }) {
    const { id } = (await begin(asker)).body;
    return () => asker.send('POST', `/api/staff/onboardings/${id}/discard`, { version: 1 });
  },
  async inviteFirstOwner({ asker, second, portal }) {
    const operator = onboarderAs(asker);
    const numbers = { identification_no: '27082441', tax_number: 'CZ27082441' };
    const [list] = await portal.sql<{ code: string }>(
      `select l.code from price_list l join ship_to_price_list f on f.price_list_id = l.id where f.ship_to_id = '100234'`,
    );
    await portal.sql(`update staff_role set rights = rights || '{assignments.edit}' where roleid = 'operator'`);
    const id = await operator.start();
    for (const step of ['company', 'payer'] as const)
      await operator.complete(id, step, [{ ...aPub[step][0], ...numbers }]);
    for (const step of ['sold-to', 'ship-tos', 'calendar', 'payment', 'owner'] as const)
      await operator.complete(id, step, aPub[step]);
    const followed = [{ ship_to: '109001', price_list: list?.code ?? '' }];
    portal.clock.advance({ ms: 5_000 });
    await operator.complete(id, 'price-list', followed);
    const [change] = (await second.get('/api/staff/changes')).body.results.filter(
      ({ kind }: { kind: string }) => kind === 'payment-terms',
    );
    await approve(second, change.id);
    portal.clock.advance({ ms: 5_000 });
    return () => operator.invite(id);
  },
};
