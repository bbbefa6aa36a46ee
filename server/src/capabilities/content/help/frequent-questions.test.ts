import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { contentIdOf } from '../items/content-id.ts';
import { facts, take } from '../test-content.ts';

const [first, second] = [contentIdOf('faq', 'first'), contentIdOf('faq', 'second')];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await take(portal, {
    'themes/orders/item.md': facts({ for: 'faq', order: 1 }),
    'themes/orders/en.md': facts({ title: 'Orders' }),
    'faq/first/item.md': facts({ theme: 'orders', order: 1 }),
    'faq/first/en.md': facts({ title: 'How do I order?' }, 'By the cart.'),
    'faq/second/item.md': facts({ order: 2 }),
    'faq/second/en.md': facts({ title: 'When do you come?' }, 'In the morning.'),
  });
});
afterAll(() => portal.close());

test('a question that more people opened stands before the others, and each of them counts once a day', async () => {
  const [owner, shift] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('edge@prilis-zlutoucky-kun.example'),
  ]);
  const ask = async (caller: typeof owner, path: string) =>
    (await caller.send('POST', `/content/faqitems/${path}/asked`, undefined)).status;
  const frequentIds = async () => (await owner.get('/content/faqitems')).body.frequentIds;

  expect(await frequentIds()).toEqual([]);
  expect(await ask(owner, 'second')).toBe(204);
  expect(await frequentIds()).toEqual([second]);

  await Promise.all([1, 2, 3].map(() => ask(owner, 'first')));
  expect(await frequentIds()).toEqual([first, second]);

  expect([await ask(shift, 'second'), await ask(shift, 'second')]).toEqual([204, 204]);
  expect(await frequentIds()).toEqual([second, first]);
  expect((await owner.get('/content/faqitems?theme=orders')).body.frequentIds).toEqual([first]);
  expect(await portal.sql('select item_id, people from content_asked order by people')).toEqual([
    { item_id: first, people: 1 },
    { item_id: second, people: 2 },
  ]);
});

test('the supplier’s people have nothing to ask there, and what is not there cannot be asked', async () => {
  const [staff, owner] = [await portal.signIn('staff@meridian.example'), await portal.signIn('owner@ulipy.example')];
  const before = await portal.sql('select * from content_asked');

  expect((await staff.send('POST', '/content/faqitems/first/asked', undefined)).status).toBe(403);
  expect((await owner.send('POST', '/content/faqitems/none/asked', undefined)).status).toBe(404);

  expect(await portal.sql('select * from content_asked')).toEqual(before);
});

test('what was asked more than ninety days ago no longer counts', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  await portal.sql('delete from content_asked');
  const add = (id: string, day: string, people: number) =>
    portal.sql('insert into content_asked values ($1, $2::date, $3)', [id, day, people]);
  await add(first, '2026-08-13', 9);
  await add(second, '2026-08-14', 1);

  expect((await owner.get('/content/faqitems')).body.frequentIds).toEqual([second]);
});
