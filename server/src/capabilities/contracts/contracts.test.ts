import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  await portal.sql(`
    insert into contract (id, payer_id, country, kind, name, valid_from, valid_to, currency, committed_hl,
      source_changed_at, digest, pay_out_by, conditions) values
      ('40011872', '300101', 'CZ', 'volume', 'Rámcová smlouva 2026', '2026-01-01', '2026-12-31', 'CZK', 240, now(), 'a',
        '2027-01-31', '{"en": "Paid by credit note.", "cs": "Vyplácí se dobropisem."}'),
      ('40011873', '300101', 'CZ', 'equipment', 'Zápůjčka', '2024-04-01', '2027-03-31', 'CZK', null, now(), 'b', null, '{}'),
      ('40011999', '300102', 'CZ', 'volume', 'Velkosklad', '2026-01-01', '2026-12-31', 'CZK', 900, now(), 'c', null, '{}')`);
  await portal.sql(`insert into contract_step values ('40011872', 1, 2), ('40011872', 200, 3), ('40011872', 240, 4)`);
});
afterAll(() => portal.close());

test('a payer’s contracts are told with what they promise and where they stand', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { status, body } = await owner.get('/api/contracts');

  expect(status).toBe(200);
  expect(body.contracts.map(({ id }: { id: string }) => id)).toEqual(['40011872', '40011873']);
  expect(body.contracts[0]).toMatchObject({
    payerId: '300101',
    from: '2026-01-01',
    to: '2026-12-31',
    committedHl: 240,
    deliveredHl: 0,
    orderedHl: 0,
    cartHl: 0,
    state: 'running',
    daysLeft: 49,
    remainingHl: 240,
    conditions: 'Paid by credit note.',
    steps: [
      { hl: 1, bonus: 2, state: 'next', missingHl: 1 },
      { hl: 200, bonus: 3, state: 'ahead' },
      { hl: 240, bonus: 4, isCommitment: true },
    ],
  });
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
  const files = await Promise.all(['40011999', '77777777'].map((id) => owner.get(`/api/contracts/${id}/file`)));
  const shift = await portal.signIn('shift@ulipy.example');

  expect([foreign.status, foreign.body]).toEqual([404, expect.objectContaining({ code: 'PAYER_NOT_FOUND' })]);
  expect(foreign.body.code).toBe(missing.body.code);
  expect(files.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'DOCUMENT_NOT_FOUND'],
    [404, 'DOCUMENT_NOT_FOUND'],
  ]);
  expect((await shift.get('/api/contracts')).status).toBe(403);
});
