import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../testing/compose.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, openPubOrdering, type Placer } from '../ordering/test-placing.ts';

let portal: TestPortal;
let placer: Placer;
beforeAll(async () => {
  ({ portal, owner: placer } = await openPubOrdering({ now: '2026-11-12T09:30:00Z', env: { JOBS: '0' } }));
  await portal.sql(`
    insert into contract (id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl,
      source_changed_at, digest, pay_out_by, conditions) values
      ('40011872', '300101', 'CZ', 'volume', 'Rámcová smlouva 2026', '2026-01-01', '2026-12-31', 'CZK', 240, now(), 'a',
        '2027-01-31', '{"en": "Paid by credit note.", "cs": "Vyplácí se dobropisem."}'),
      ('40011873', '300101', 'CZ', 'equipment', 'Zápůjčka', '2024-04-01', '2027-03-31', 'CZK', null, now(), 'b', null, '{}'),
      ('40011999', '300102', 'CZ', 'volume', 'Velkosklad', '2026-01-01', '2026-12-31', 'CZK', 900, now(), 'c', null, '{}')`);
  await portal.sql(`insert into stored_file (key, kind, company_id, content_type, size_bytes, sha256, original_name, created_at)
    select 'contracts/' || id, 'billing-document', 'C1001', 'application/pdf', 1, repeat('0', 64), 'a.pdf', now() from contract`);
  await portal.sql(`update contract set file_key = 'contracts/' || id where id in ('40011873', '40011999')`);
  await portal.sql(`insert into contract_step values ('40011872', 1, 2), ('40011872', 200, 3), ('40011872', 240, 4)`);
  // Of two own ship-tos, of another customer's, and of a day before the contract.
  await portal.sql(`insert into sales_day values
    ('100234', '2026-11-03', 'Havranov', 'Beer', 10, 5, 30000, 20, 1), ('100234', '2026-03-05', 'Havranov', 'Beer', 1, 0.25, 0, 0, 1), ('100236', '2026-11-12', 'Havranov', 'Beer', 10, 4.75, 20000, 20, 1),
    ('100237', '2026-11-03', 'Havranov', 'Beer', 10, 90, 900000, 20, 1), ('100234', '2025-12-31', 'Havranov', 'Beer', 10, 70, 70000, 20, 1)`);
  await portal.sql(`insert into sales_month select ship_to_id, date_trunc('month', day)::date, brand, product_group,
    sum(packs), sum(hectolitres), sum(net), sum(deposit), sum(orders) from sales_day group by 1, 2, 3, 4`);
  await placer.place((await fillCart(placer)).id);
  await fillCart(placer, [{ sku: 'CZ100001', quantity: 2 }]);
});
afterAll(() => portal.close());

test('a payer’s contracts are shown with what they promise and how far they are', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { status, body } = await owner.get('/api/contracts');

  // Six packs of half a hectolitre.
  const ordered = 3;
  expect(status).toBe(200);
  expect(body.contracts.map(({ id }: { id: string }) => id)).toEqual(['40011872', '40011873']);
  expect(body.contracts[0]).toMatchObject({
    payerId: '300101',
    from: '2026-01-01',
    to: '2026-12-31',
    committedHl: 240,
    deliveredHl: 10,
    deliveredNet: 50_000,
    orderedHl: ordered,
    cartHl: ordered / 3,
    state: 'running',
    daysLeft: 49,
    remainingHl: 240 - 10 - ordered - ordered / 3,
    next: { hl: 200, bonus: 3, gain: 500 },
    places: [
      { shipToId: '100234', deliveredHl: 5.25 },
      { shipToId: '100236', deliveredHl: 4.75 },
      { shipToId: '100235', deliveredHl: 0 },
    ],
    conditions: 'Paid by credit note.',
    steps: [
      { hl: 1, bonus: 2, state: 'reached', missingHl: 0, reachedOn: '2026-11-03', amount: 1_000 },
      { hl: 200, bonus: 3, state: 'next', missingHl: 190, amount: 1_500 },
      { hl: 240, bonus: 4, isCommitment: true },
    ],
  });
  const months = body.contracts[0].months.filter((each: { deliveredHl: number }) => each.deliveredHl > 0);
  expect(months).toMatchObject([
    { month: '2026-03', deliveredHl: 0.25 },
    { month: '2026-11', deliveredHl: 9.75 },
  ]);
  expect(body.contracts[1]).toMatchObject({ kind: 'equipment', committedHl: null, steps: [], months: [], next: null });
});

test('the evaluation for readers of reports has the same figures', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const [page, evaluation] = await Promise.all([owner.get('/api/contracts'), owner.get('/api/reporting/contracts')]);

  expect(evaluation.body.contracts).toEqual(page.body.contracts);
});

test('a foreign payer or contract answers like a missing one, and nobody without the section is let in', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const foreign = await owner.get('/api/contracts?payer=300102');
  const missing = await owner.get('/api/contracts?payer=999999');
  const files = await Promise.all(
    ['40011999', '77777777', '40011873'].map((id) => owner.get(`/api/contracts/${id}/file`)),
  );
  const shift = await portal.signIn('shift@ulipy.example');

  expect([foreign.status, foreign.body]).toEqual([404, expect.objectContaining({ code: 'PAYER_NOT_FOUND' })]);
  expect(foreign.body.code).toBe(missing.body.code);
  expect(files.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'DOCUMENT_NOT_FOUND'],
    [404, 'DOCUMENT_NOT_FOUND'],
    [503, 'FILE_UNAVAILABLE'],
  ]);
  expect((await shift.get('/api/contracts')).status).toBe(403);
});

test('an update of a contract that is older than what is known changes nothing', async () => {
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const tell = (name: string, changedAt: string, payerId = '300101') =>
    database.write((transaction) =>
      composeOver(database, portal.clock)
        .contractsOf(transaction)
        .applyContract({
          number: '40012000',
          country: 'CZ',
          payerId,
          kind: 'equipment',
          name,
          currency: 'CZK',
          from: '2026-01-01',
          to: '2026-12-31',
          committedHl: undefined,
          isEnded: false,
          changedAt: new Date(changedAt),
        }),
    );
  const named = () => portal.sql<{ name: string }>(`select name from contract where id = '40012000'`);

  const first = [await tell('first', '2026-11-12T08:00:00Z'), await tell('first', '2026-11-12T08:00:00Z')];
  await tell('newer', '2026-11-12T08:00:01Z');
  await tell('older', '2026-11-12T08:00:00Z');
  const afterOlder = await named();
  await tell('corrected in the same second', '2026-11-12T08:00:01Z');
  const ofUnknownPayer = await tell('of a payer who is not known', '2026-11-12T09:00:00Z', '399999');
  await database.close();

  expect([...first, ofUnknownPayer]).toEqual(['changed', 'same', 'unknown']);
  expect(afterOlder).toEqual([{ name: 'newer' }]);
  expect(await named()).toEqual([{ name: 'corrected in the same second' }]);
});

test('what is missing is proposed up to three times of what was ordered at once, and ended ones are shown for two years', async () => {
  // Ten hectolitres came, four are ordered or in the cart, and six packs were ordered: eighteen are nine hectolitres.
  await portal.sql(`insert into contract (id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl,
      source_changed_at, digest) values
    ('near', '300101', 'CZ', 'volume', 'a', '2026-01-01', '2026-12-31', 'CZK', 240, now(), 'd'),
    ('far', '300101', 'CZ', 'volume', 'b', '2026-01-01', '2026-12-31', 'CZK', 240, now(), 'e'),
    ('told', '300101', 'CZ', 'volume', 'c', '2024-01-01', '2024-11-10', 'CZK', 240, now(), 'f'),
    ('old', '300101', 'CZ', 'volume', 'd', '2024-01-01', '2024-11-09', 'CZK', 240, now(), 'g')`);
  await portal.sql(`insert into contract_step values ('near', 23, 2), ('far', 23.01, 2)`);

  const { body } = await placer.caller.get('/api/contracts');
  const next = Object.fromEntries(body.contracts.map((one: { id: string; next: unknown }) => [one.id, one.next]));

  expect(next.near).toMatchObject({ missingHl: 9, product: { sku: 'CZ100001', packs: 18, shipToId: '100234' } });
  expect(next.far).toMatchObject({ missingHl: 9.01, product: null });
  expect(Object.keys(next)).toContain('told');
  expect(Object.keys(next)).not.toContain('old');
});
