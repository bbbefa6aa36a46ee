import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';
import { contentIdOf } from './content-id.ts';

let before: Awaited<ReturnType<typeof databaseBefore>>;
let client: pg.Client;
beforeAll(async () => {
  before = await databaseBefore('0041-content.sql');
  client = before.client;
});
afterAll(() => before.drop());

test('links, banners and help pages of before become items with the ids that an import gives them', async () => {
  await client.query(`insert into portal_link (name, label, url, type, position, countries)
    values ('about', '{"en": "About", "cs": "O nás"}', 'https://a.example', 'About Us', 3, '{CZ}')`);
  await client.query(`insert into banner (id, location_id, title, body, image_link, image_name, link, position, valid_from)
    values ('winter', 'home', '{"en": "Winter"}', '{"en": "Beer"}', '/packs/keg.svg', 'keg', '/catalog', 1, '2026-11-01')`);
  await client.query(`insert into help_page (id, title, body, file_link, page_order)
    values ('welcome', '{"en": "Welcome"}', '{"en": "Text"}', null, 2)`);

  await before.migrate();

  const { rows } = await client.query(`select i.id, i.kind, v.markets, v.visible_from::text, v.position, v.sub_kind,
      v.group_key, t.language, t.body from content_item i join content_version v on v.item_id = i.id
      and v.version = i.published_version join content_text t on t.item_id = i.id order by i.kind, t.language`);
  const plain = { html: '', files: [] };
  expect(rows).toEqual([
    {
      id: contentIdOf('banner', 'winter'),
      kind: 'banner',
      markets: [],
      visible_from: '2026-11-01',
      position: 1,
      sub_kind: null,
      group_key: 'home',
      language: 'en',
      body: {
        ...plain,
        title: 'Winter',
        summary: 'Beer',
        link: '/catalog',
        picture: { link: '/packs/keg.svg', name: 'keg' },
      },
    },
    {
      id: contentIdOf('help-page', 'welcome'),
      kind: 'help-page',
      markets: [],
      visible_from: null,
      position: 2,
      sub_kind: null,
      group_key: null,
      language: 'en',
      body: { ...plain, title: 'Welcome', summary: 'Text' },
    },
    ...['cs', 'en'].map((language) => ({
      id: contentIdOf('link', 'about'),
      kind: 'link',
      markets: ['CZ'],
      visible_from: null,
      position: 3,
      sub_kind: 'About Us',
      group_key: null,
      language,
      body: { ...plain, title: language === 'cs' ? 'O nás' : 'About', summary: '', link: 'https://a.example' },
    })),
  ]);
});
