import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
}, 120_000);
afterAll(() => portal.close());

test('each market has its contracts, and every promise is spread over its months', async () => {
  const markets = await portal.sql(
    `select country, count(*)::int as contracts from contract group by country order by 2 desc, 1`,
  );
  const unlike = await portal.sql(`select c.id from contract c join contract_month m on m.contract_id = c.id
    group by c.id having sum(m.plan_hl) <> c.committed_hl`);

  expect(markets).toEqual([
    { country: 'CZ', contracts: 8 },
    { country: 'IT', contracts: 5 },
    { country: 'SK', contracts: 4 },
    { country: 'ES', contracts: 3 },
  ]);
  expect(unlike).toEqual([]);
});

test('an owner of three pubs sees what runs, what was kept last year, and what was lent', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { body } = await owner.get('/api/contracts');

  const [running, former, loan] = body.contracts;
  expect(running).toMatchObject({
    name: 'Rámcová smlouva 2026',
    state: 'running',
    from: '2026-01-01',
    to: '2026-12-31',
    daysLeft: 49,
    payOutBy: '2027-01-31',
  });
  expect(running.deliveredHl / running.committedHl).toBeCloseTo(0.78, 1);
  expect(running.steps.map(({ state }: { state: string }) => state)).toEqual(['reached', 'next', 'ahead', 'ahead']);
  expect(running.steps[0].reachedOn).toMatch(/^2026-/);
  expect(running.places.map(({ shipToId }: { shipToId: string }) => shipToId).sort()).toEqual([
    '100234',
    '100235',
    '100236',
  ]);
  const months = running.months.reduce((sum: number, { deliveredHl }: { deliveredHl: number }) => sum + deliveredHl, 0);
  expect(months).toBeCloseTo(running.deliveredHl, 0);
  expect(former.state).toBe('ended');
  expect(former.deliveredHl / former.committedHl).toBeCloseTo(1.04, 1);
  expect(loan).toMatchObject({ kind: 'equipment', committedHl: null });
});

test('what is in the cart counts on the contract as the cart counts it', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const asked = '{ customerCart { ship_to_id progress_bar_data { iTotalHectolitres } } }';

  const [cart, page, evaluation] = await Promise.all([
    owner.graphql(asked),
    owner.get('/api/contracts'),
    owner.get('/api/reporting/contracts'),
  ]);

  const { iTotalHectolitres } = cart.body.data.customerCart.progress_bar_data;
  expect(page.body.contracts[0].cartHl).toBeCloseTo(iTotalHectolitres, 2);
  expect(evaluation.body.contracts).toEqual(page.body.contracts);
});

test('one wholesaler has used its credit line to 97 %, and anyone who is limited by nothing has none', async () => {
  const accountant = await portal.signIn('accountant@tatravelko.example');

  const { body } = await accountant.get('/api/payers/300201/credit');
  const unlimited = await portal.sql(`select payer_id from payer_credit where credit_limit is null`);

  expect(body).toMatchObject({ verdict: 'near', isStale: false });
  expect(body.amounts.share).toBeCloseTo(0.97, 3);
  expect(unlimited).toEqual([{ payer_id: '300105' }]);
});
