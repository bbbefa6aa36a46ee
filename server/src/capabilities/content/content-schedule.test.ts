import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { deskOf, inEnglish, type Writer, writerAt } from './test-content-desk.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' }, now: '2026-11-12T09:00:00Z' });
  await writerAt(portal, 'iva');
});
afterAll(() => portal.close());

/** Whoever signed in before the clock was moved is not there any more. */
async function at(moment: string) {
  portal.clock.set(moment);
  const owner = await portal.signIn('owner@ulipy.example');
  const iva: Writer = deskOf(await portal.signIn('iva@meridian.example'));
  return { iva, read: (path: string) => owner.get(`/content/articles/${path}`) };
}

test('a new version waits for its moment by the clock of the market, and the old one is shown until then', async () => {
  const before = await at('2026-11-12T15:29:00Z');
  const added = await before.iva.added({ title: 'Hours' });
  const first = await before.iva.published(await before.iva.saved(added, { texts: inEnglish('Old') }));
  const later = { texts: inEnglish('New'), from: '2026-11-12T16:30', to: '2026-11-12T18:00' };
  const second = await before.iva.published(await before.iva.saved(first, later));
  expect(second).toMatchObject({ state: 'published', hasLater: true });
  expect((await before.read('hours')).body.title).toBe('Old');

  const begun = await at('2026-11-12T15:30:00Z');
  expect((await begun.read('hours')).body.title).toBe('New');
  expect(await begun.iva.fresh(second)).toMatchObject({ state: 'published', hasLater: false });

  const over = await at('2026-11-12T17:00:00Z');
  expect((await over.read('hours')).status).toBe(404);
  expect(await over.iva.fresh(second)).toMatchObject({ state: 'over' });
});

test('a day begins at 0:00 of the market, and ends with its last minute', async () => {
  const eve = await at('2026-11-12T22:59:00Z');
  const added = await eve.iva.added({ title: 'One day' });
  const day = { from: '2026-11-13', to: '2026-11-13', texts: inEnglish('One day') };
  expect(await eve.iva.published(await eve.iva.saved(added, day))).toMatchObject({ state: 'scheduled' });
  expect((await eve.read('one-day')).status).toBe(404);

  expect((await (await at('2026-11-12T23:00:00Z')).read('one-day')).body.date).toBe('2026-11-13');
  expect((await (await at('2026-11-13T22:59:00Z')).read('one-day')).status).toBe(200);
  expect((await (await at('2026-11-13T23:00:00Z')).read('one-day')).status).toBe(404);
});

test('what is published for later can be withdrawn without touching what is shown', async () => {
  const { iva, read } = await at('2026-11-12T09:00:00Z');
  const shown = await iva.published(await iva.saved(await iva.added({ title: 'Stays' }), { texts: inEnglish('Now') }));
  const later = await iva.published(await iva.saved(shown, { from: '2027-01-01', texts: inEnglish('Later') }));
  const again = await iva.published(await iva.saved(later, { from: null, texts: inEnglish('Now again') }));

  expect(again).toMatchObject({ hasLater: false, state: 'published' });
  expect((await read('stays')).body.title).toBe('Now again');
});
