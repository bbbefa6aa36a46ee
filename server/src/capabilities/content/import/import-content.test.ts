import { htmlPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '#capabilities/files/index.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore, ownFilesFolder } from '#platform/files/files-location.ts';
import { createLogger } from '#platform/logger.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { contentExportStore } from '../export/content-export.store.ts';
import { exportContent } from '../export/export-content.ts';
import { aPdf, aPng, facts, preview, take, type WrittenFiles } from '../test-content.ts';

const world: WrittenFiles = {
  'news/beer/item.md': facts({ date: '2026-11-01', files: ['paper.pdf'], image: 'p.png', imageAlt: { en: 'Glass' } }),
  'news/beer/paper.pdf': aPdf('paper'),
  'news/beer/p.png': aPng(),
  'news/beer/en.md': facts({ title: 'Beer', summary: 'Short' }, '# Heading\n\nText with *stress*.\n\n#### Deep'),
  'news/beer/cs.md': facts({ title: 'Pivo' }, 'Text.'),
  'news/planned/item.md': facts({ state: 'draft', kind: 'event', event: { date: '2027-01-01', place: 'Brno' } }),
  'news/planned/en.md': facts({ title: 'Planned' }, 'Later.'),
  'training/taps/item.md': facts({ kind: 'lesson', minutes: 9 }),
  'training/taps/en.md': facts({ title: 'Taps' }, ''),
  'training/taps/chapters/01-one/en.md': facts(
    {
      title: 'One',
      minutes: 3,
      question: 'Which?',
      answer: 'a',
      explanation: 'So.',
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    },
    'About one.',
  ),
  'training/taps/chapters/01-one/captions.en.vtt': 'WEBVTT\n',
  'training/taps/chapters/01-one/video.webm': Buffer.from('1a45dfa301', 'hex'),
  'themes/first/item.md': facts({ for: 'faq', order: 1 }),
  'themes/first/en.md': facts({ title: 'First' }),
  'faq/one/item.md': facts({ theme: 'first', markets: ['CZ'], from: '2026-01-01', to: '2027-01-01' }),
  'faq/one/en.md': facts({ title: 'One?' }, 'Yes.'),
  'materials/a/folder.md': facts({ name: { en: 'A', cs: 'Á' }, markets: ['CZ', 'SK'], order: 3 }),
  'materials/a/b/folder.md': facts({ name: 'B' }),
  'materials/a/b/files.md': facts({
    files: [{ file: 'x.pdf', name: 'X', brand: 'Havranov', preview: 'x.png', markets: ['CZ'], date: '2026-02-03' }],
  }),
  'materials/a/b/x.pdf': aPdf('x'),
  'materials/a/b/x.png': aPng('x'),
  'banners/b/item.md': facts({
    location: 'home',
    link: '/news',
    image: 'own.png',
    title: { en: 'B' },
    body: { en: 'b' },
  }),
  'banners/b/own.png': aPng('banner'),
  'links/l/item.md': facts({ url: 'https://l.example', type: 'About Us', label: { en: 'L' } }),
  'help-pages/h/item.md': facts({ order: 1, files: ['h.pdf'] }),
  'help-pages/h/h.pdf': aPdf('h'),
  'help-pages/h/en.md': facts({ title: 'H' }, 'One.\n\nTwo.'),
};
const itemsInWorld = 11;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const versions = async () => (await portal.sql<{ n: number }>('select count(*)::int as n from content_version'))[0]?.n;
const titleOf = async (path: string) => {
  const owner = await portal.signIn('owner@ulipy.example');
  const { status, body } = await owner.get(`/content/articles/${path}`);
  return status === 200 ? body.title : status;
};

describe('a folder', () => {
  test('is first only looked at', async () => {
    const before = await versions();

    const { added, refused, ended } = await preview(portal, world);

    expect(refused).toEqual([]);
    expect(added).toHaveLength(itemsInWorld);
    // The small world's own links, banners and help pages are not in it.
    expect(ended).toHaveLength(17);
    expect(await versions()).toBe(before);
  });

  test('is taken over, and the same again changes nothing', async () => {
    const first = await take(portal, world);
    const before = await versions();
    const second = await take(portal, world);

    expect([first.added.length, first.ended.length]).toEqual([itemsInWorld, 17]);
    expect(second).toEqual({ added: [], changed: [], ended: [], left: [], unchanged: itemsInWorld, refused: [] });
    expect(await versions()).toBe(before);
    expect(await titleOf('beer')).toBe('Beer');
  });

  test('that was exported is the same one', async () => {
    const exported = await exportAll();

    expect(Object.keys(exported).sort()).toEqual(Object.keys(world).sort());
    expect(await take(portal, exported)).toMatchObject({ added: [], changed: [], ended: [], refused: [] });
  });

  test('gives a changed item a new version and keeps the old one', async () => {
    const changed = { ...world, 'news/beer/en.md': facts({ title: 'Better beer' }, 'New.') };

    expect((await take(portal, changed)).changed).toEqual(['news/beer']);
    expect(await titleOf('beer')).toBe('Better beer');
    expect(
      await portal.sql(`select version from content_version v join content_item i on i.id = v.item_id
      where i.path = 'beer' order by version`),
    ).toEqual([{ version: 1 }, { version: 2 }]);
    await take(portal, world);
  });

  test('with a draft leaves what is published until it is published', async () => {
    const draft = {
      ...world,
      'news/beer/item.md': facts({ state: 'draft', date: '2026-11-01' }),
      'news/beer/en.md': facts({ title: 'Draft beer' }, 'New.'),
    };

    await take(portal, draft);
    expect(await titleOf('beer')).toBe('Beer');
    await take(portal, { ...draft, 'news/beer/item.md': facts({ date: '2026-11-01' }) });
    expect(await titleOf('beer')).toBe('Draft beer');
    await take(portal, world);
  });

  test('without an item ends it, and with it again brings it back', async () => {
    const without = Object.fromEntries(Object.entries(world).filter(([path]) => !path.startsWith('news/beer/')));

    expect((await take(portal, without)).ended).toEqual(['news/beer']);
    expect(await titleOf('beer')).toBe(404);
    expect((await take(portal, world)).changed).toEqual(['news/beer']);
    expect(await titleOf('beer')).toBe('Beer');
  });

  test('without a whole kind leaves that kind alone', async () => {
    const onlyArticles = Object.fromEntries(Object.entries(world).filter(([path]) => path.startsWith('news/')));

    expect(await take(portal, onlyArticles)).toMatchObject({ ended: [], unchanged: 2 });
  });
});

describe('what cannot be taken is reported and stays as it was', () => {
  test.each<[string, string, string | Buffer]>([
    ['an unknown fact', 'news/beer/item.md', facts({ colour: 'red' })],
    ['no facts', 'news/beer/item.md', 'Hello'],
    ['facts that cannot be read', 'news/beer/item.md', '---\n{"a": \n---\n'],
    ['anchors', 'news/beer/item.md', '---\na: &a [1]\nfiles: [*a, *a]\n---\n'],
    ['a day that is none', 'news/beer/item.md', facts({ date: '2026-02-30' })],
    ['a day told from today', 'news/beer/item.md', facts({ date: 'today-3' })],
    ['a market that is none', 'news/beer/item.md', facts({ markets: ['XX'] })],
    ['a file that is not there', 'news/beer/item.md', facts({ files: ['none.pdf'] })],
    ['a path for a file', 'news/beer/item.md', facts({ files: ['../../etc/passwd'] })],
    ['a picture that is none', 'news/beer/p.png', '<html>'],
    ['a paper that is a page', 'news/beer/paper.pdf', '<script>alert(1)</script>'],
    ['a picture that runs', 'news/beer/p.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a text without a title', 'news/beer/en.md', facts({ summary: 'x' })],
  ])('%s', async (_name, path, content) => {
    const { refused, changed, ended } = await take(portal, { ...world, [path]: content });

    expect(refused.map((each) => each.path)).toEqual(['news/beer']);
    expect([changed, ended]).toEqual([[], []]);
    expect(await titleOf('beer')).toBe('Beer');
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    'https://a.example/"onmouseover="alert(1)',
    'vbscript:x',
    ' https://a.example',
  ])('a link to %j', async (url) => {
    const { refused } = await preview(portal, {
      'links/l/item.md': facts({ url, type: 'About Us', label: { en: 'L' } }),
      'banners/b/item.md': facts({ location: 'home', link: url, title: { en: 'B' }, image: 'keg30' }),
    });

    expect(refused.map(({ path }) => path)).toEqual(['banners/b', 'links/l']);
  });

  test.each([
    '<img src=x onerror=alert(1)>.pdf',
    'a"b.pdf',
    "a'b.pdf",
    '..',
    '.hidden.pdf',
    'a/b.pdf',
    'a\u202Efdp.exe',
  ])('a file called %j', async (file) => {
    const written = {
      'news/n/item.md': facts({ files: [file] }),
      'news/n/en.md': facts({ title: 'N' }, 'x'),
      [`news/n/${file}`]: aPdf('n'),
      'materials/m/folder.md': facts({ name: 'M' }),
      'materials/m/files.md': facts({ files: [{ file }] }),
      [`materials/m/${file}`]: aPdf('m'),
    };

    expect((await preview(portal, written)).refused).toHaveLength(2);
  });
});

/** Text without any bracket, and tags spelled exactly as we allow them: nothing else can be read as markup. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h2|h3|table|thead|tbody|tr|th|td|blockquote)>|<br \/>|<a>|<a href="(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*" rel="noopener">|<\/a>)*$/i;

test('two hundred payloads in every text become nothing that runs', async () => {
  const payloads = htmlPayloads();
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  const written: Record<string, string> = {};
  payloads.forEach((payload, index) => {
    const title = payload.replaceAll(/\s+/g, ' ').trim().slice(0, 150) || 'x';
    const link = `[${payload.replaceAll(/[\n\][]/g, '')}](javascript:alert(${index})) ![x](${payload.replaceAll(/\s/g, '')})`;
    for (const folder of ['news', 'faq', 'knowledge', 'training', 'help-pages']) {
      written[`${folder}/p-${index}/item.md`] = facts({});
      written[`${folder}/p-${index}/en.md`] = facts({ title, summary: title }, `${payload}\n\n${link}`);
    }
    written[`training/p-${index}/chapters/01-one/en.md`] = facts({ title }, `${payload}\n\n${link}`);
  });

  expect((await take(portal, written)).refused).toEqual([]);
  const rows = await portal.sql<{ html: string }>(`
    select t.body ->> 'html' as html from content_text t
    union all select chapter ->> 'html' from content_text t, jsonb_array_elements(t.body -> 'chapters') as chapter`);

  expect(rows.length).toBeGreaterThanOrEqual(payloads.length * 6);
  for (const { html } of rows) expect(html).toMatch(harmless);
});

async function exportAll(): Promise<WrittenFiles> {
  const database = openDatabase(portal.databaseUrl, createLogger('error'));
  const store = openFileStore(ownFilesFolder(portal.dataDir));
  try {
    return await database.write(async (transaction) => {
      const door = openFiles({ store, clock: portal.clock })(transaction);
      const exported = await exportContent({ items: contentExportStore(transaction), files: door });
      const entries = await Promise.all(exported.map(async ({ path, read }) => [path, await read()] as const));
      return Object.fromEntries(entries);
    });
  } finally {
    await database.close();
  }
}
