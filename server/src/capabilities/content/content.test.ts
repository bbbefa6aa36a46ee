import { languages } from '@dray/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const titlesAt = async (query: string, caller = portal.visitor) =>
  (await caller.get(`/content/banners?locationId=homepageAfterLogin${query}`)).body.results.map(
    ({ title }: { title: string }) => title,
  );

test.each(languages)('the tutorial speaks %s, in its order', async (language) => {
  const newcomer = await portal.signIn('new@ulipy.example');

  const { body } = await newcomer.get('/content/helppages', { language });
  const stored = await portal.sql<{ title: string }>(
    `select t.body->>'title' as title from content_item i join content_version v on v.item_id = i.id
      join content_text t on t.item_id = i.id where i.kind = 'help-page' and t.language = $1 order by v.position`,
    [language],
  );

  expect(body).toMatchObject({ total: 3, offset: 0, limit: 100 });
  expect(body.results.map(({ title }: { title: string }) => title)).toEqual(stored.map(({ title }) => title));
});

test('a market sees its own banners and those for everyone', async () => {
  const [czech, italian] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('owner@bellini.example'),
  ]);

  expect(await titlesAt('', czech)).toContain('For Czech pubs');
  expect(await titlesAt('', italian)).not.toContain('For Czech pubs');
  expect(await titlesAt('', italian)).toContain('For everyone');
});

test('a banner shows only on its days, by the calendar of its market', async () => {
  await portal.sql(`update content_version v set visible_from = '2026-11-13', visible_to = '2026-11-13'
    from content_item i where i.id = v.item_id and i.path = 'everywhere'`);
  const titleAt = async (moment: string) => {
    portal.clock.set(moment);
    return (await titlesAt('')).includes('For everyone');
  };

  expect(await titleAt('2026-11-12T22:59:00Z')).toBe(false);
  expect(await titleAt('2026-11-12T23:01:00Z')).toBe(true);
  expect(await titleAt('2026-11-13T22:59:00Z')).toBe(true);
  expect(await titleAt('2026-11-13T23:01:00Z')).toBe(false);
});

test('pages of a list add up to the whole', async () => {
  const { body: whole } = await portal.visitor.get('/content/links');
  const pages = await Promise.all(
    [0, 5, 10].map(async (offset) => (await portal.visitor.get(`/content/links?offset=${offset}&limit=5`)).body),
  );

  expect(pages.flatMap(({ results }) => results)).toEqual(whole.results);
  expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total, whole.total]);
  expect((await portal.visitor.get('/content/links?offset=1000')).body.results).toEqual([]);
});

test.each(['?limit=0', '?limit=101', '?offset=-1', '?limit=abc', '?offset=1e9', '?limit=5&limit=6'])(
  'a list asked for with %j is refused',
  async (query) => {
    expect((await portal.visitor.get(`/content/links${query}`)).status).toBe(400);
  },
);

test.each(['', '?locationId=../etc', `?locationId=${'a'.repeat(61)}`])(
  'banners asked for with %j are refused',
  async (query) => {
    expect((await portal.visitor.get(`/content/banners${query}`)).status).toBe(400);
  },
);
