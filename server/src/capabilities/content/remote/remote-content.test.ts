import { htmlPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { contentIdOf } from '../items/content-id.ts';
import { aPdf, aPng } from '../test-content.ts';
import { openTestCms } from './test-cms.ts';

const article = (path: string, more: object = {}) => ({
  id: `cms-${path}`,
  path,
  title: `Title of ${path}`,
  summary: 'Short',
  html: `<p>About ${path}</p>`,
  date: '2026-11-01',
  image: null,
  files: [],
  language: 'en',
  kind: 'news',
  eventDate: null,
  eventPlace: null,
  ...more,
});

const pageOf = (items: readonly unknown[], query: URLSearchParams) => {
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
  // A total that lies.
  return { total: 9_999, offset, limit, results: items.slice(offset, offset + limit) };
};

let title = 'Fresh';
const paper = { name: 'paper.pdf', type: 'application/pdf', size: 40, link: '/content/files/paper-1' };
const bad = htmlPayloads();
const badArticles = bad.map((payload, index) =>
  article(`bad-${index}`, {
    html: payload,
    title: payload.slice(0, 200),
    files: [{ ...paper, name: payload.slice(0, 100) }],
  }),
);

const lists: Readonly<Record<string, (query: URLSearchParams) => readonly unknown[]>> = {
  articles: (query) => [
    article('beer', {
      title: `${title} ${query.get('market')} ${query.get('customerType')} ${query.get('Language')}`,
      image: { link: '/content/files/picture-1', alt: 'Glass' },
      files: [paper],
    }),
    article(`only-${query.get('market')}`),
    ...badArticles,
  ],
  publicarticles: () => [article('teaser', { image: { link: '/content/files/picture-2', alt: 'Teaser' } })],
  trainingLearning: () => [{ path: 'taps' }],
  faqitems: () => [article('question', { theme: { id: 'orders', title: 'Orders' } })],
  faqpages: () => [{ id: 'orders', path: 'orders', title: 'Orders', order: 1, total: 1 }],
  knowledgebase: () => [article('cellar')],
  downloadmaterial: () => [
    {
      id: 'poster',
      name: 'Poster',
      fileName: 'a<b>.pdf',
      folderId: 'sub',
      brand: null,
      type: 'application/pdf',
      size: aPdf('poster').length,
      date: '2026-01-01',
      width: null,
      height: null,
      preview: null,
      link: '/content/downloadmaterial/poster/file',
    },
  ],
  links: () => [{ name: 'about', label: 'About', url: 'https://cms.example', type: 'About Us', order: 1 }],
  portalExtLinks: () => [],
  banners: () => [],
  helppages: () => [{ title: 'Help', body: 'Text', file: null, pageOrder: 0 }],
};

const single: Readonly<Record<string, unknown>> = {
  'trainingLearning/taps': {
    ...article('taps', { kind: 'course' }),
    chapters: [
      {
        id: 'one',
        title: 'One',
        minutes: 3,
        html: '<p>One</p><script>alert(1)</script>',
        video: null,
        check: {
          question: 'Which?',
          answer: 'b',
          explanation: 'So.',
          options: [
            { id: 'a', text: 'A' },
            { id: 'b', text: 'B' },
          ],
        },
      },
    ],
  },
  'downloadmaterial/GetAllDMFolders': [
    { id: 'top', parentId: null, name: 'Top', total: 1 },
    { id: 'sub', parentId: 'top', name: 'Sub', total: 1 },
  ],
  'files/picture-1': aPng('one'),
  'files/picture-2': aPng('two'),
  'files/paper-1': aPdf('paper'),
  'downloadmaterial/poster/file': aPdf('poster'),
};

let cms: Awaited<ReturnType<typeof openTestCms>>;
let portal: TestPortal;
beforeAll(async () => {
  cms = await openTestCms((path, query) => single[path] ?? (lists[path] && pageOf(lists[path](query), query)));
  portal = await openTestPortal({ env: { CONTENT_URL: cms.url } });
});
afterAll(async () => {
  await cms.close();
  await portal.close();
});
afterEach(() => cms.setFault('none'));

const owner = () => portal.signIn('owner@ulipy.example');
const later = (minutes: number) => portal.clock.advance({ minutes });

/** What is asked for behind a page is there with one of the next. */
async function until(isSo: () => Promise<boolean>, attempts = 200): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) if (await isSo()) return;
  throw new Error('It did not come');
}

const isReadSince = async (moment: string): Promise<boolean> => {
  const rows = await portal.sql(
    `select 1 from content_remote_list where list = 'articles' and market = 'CZ' and customer_type = 'POS'
      and language = 'en' and read_at >= $1`,
    [moment],
  );
  return rows.length > 0;
};

const hasJustFailed = async (): Promise<boolean> => {
  const rows = await portal.sql(
    `select 1 from content_remote_list where list = 'articles' and market = 'CZ' and failed_at > $1::timestamptz - interval '10 s'`,
    [portal.clock.now().toISOString()],
  );
  return rows.length > 0;
};

/** Until the list was read at this moment, and nothing that was begun before is under way any more. */
async function settled(moment: string): Promise<void> {
  const reader = await owner();
  let quiet = 0;
  await until(async () => {
    const before = cms.asked.length;
    await reader.get('/content/articles/beer');
    quiet = (await isReadSince(moment)) && cms.asked.length === before ? quiet + 1 : 0;
    return quiet >= 10;
  }, 2_000);
}

test('a CMS that fails from the first day: pages say so, and the shell works without it', async () => {
  const other = await openTestPortal({ env: { CONTENT_URL: `${cms.url}/nowhere` } });
  const reader = await other.signIn('owner@ulipy.example');

  expect((await reader.get('/content/articles')).status).toBe(503);
  expect((await reader.get('/content/links')).body).toMatchObject({ total: 0 });
  expect((await other.visitor.get('/content/publicarticles')).body).toMatchObject({ total: 0 });
  await other.close();
});

test('content is what the CMS answers for the reader’s market, type and language', async () => {
  const [czech, italian] = await Promise.all([owner(), portal.signIn('owner@bellini.example')]);
  const { body } = await czech.get('/content/articles/beer', { language: 'cs' });

  expect(body).toMatchObject({ title: 'Fresh CZ POS cs', asOf: null, isUnread: true });
  expect((await czech.get('/content/articles/only-CZ')).status).toBe(200);
  expect((await czech.get('/content/articles/only-IT')).status).toBe(404);
  expect((await italian.get('/content/articles/only-IT')).status).toBe(200);
  expect((await italian.get('/content/articles/only-CZ')).status).toBe(404);
  expect((await czech.get('/content/articles/teaser')).status).toBe(404);
  expect((await portal.visitor.get('/content/publicarticles')).body.results).toHaveLength(1);
  expect((await portal.visitor.get('/content/publicarticles/beer')).status).toBe(404);
});

test('every kind comes from it', async () => {
  const reader = await owner();
  const total = async (path: string) => (await reader.get(path)).body.total;

  expect(await total('/content/articles')).toBe(bad.length + 2);
  expect(await total('/content/faqitems?theme=orders')).toBe(1);
  expect(await total('/content/faqpages')).toBe(1);
  expect(await total('/content/knowledgebase?search=cellar')).toBe(1);
  expect(await total('/content/links')).toBe(1);
  expect(await total('/content/helppages')).toBe(1);
  expect((await reader.get('/content/downloadmaterial/GetAllDMFolders')).body).toHaveLength(2);
  expect((await reader.get('/content/trainingLearning/taps')).text).not.toMatch(/alert|So\./);
  expect(
    (await reader.send('POST', '/content/trainingLearning/taps/answer', { chapterId: 'one', optionId: 'b' })).body,
  ).toEqual({ isRight: true, explanation: 'So.' });
  expect(
    (await reader.send('PUT', '/content/trainingLearning/taps/progress', { chapterId: 'one', isFinished: true })).body,
  ).toMatchObject({ finishedChapterIds: ['one'] });
});

test('two hundred payloads of it become nothing that runs', async () => {
  const rows = await portal.sql<{ html: string; names: string }>(
    "select body ->> 'html' as html, body ->> 'files' as names from content_remote_item where path like 'bad-%'",
  );

  expect(rows.length).toBeGreaterThanOrEqual(200);
  for (const { html, names } of rows) {
    expect(html).toMatch(
      /^(?:[^<>]|<\/?(?:p|strong|em|ul|ol|li|h2|h3|a|table|thead|tbody|tr|th|td|blockquote)>|<br \/>|<a href="[^"<>]*" rel="noopener">)*$/,
    );
    expect(html).not.toMatch(/href="(?!https:\/\/|mailto:|tel:|\/(?![/\\]))/i);
    expect(names).not.toMatch(/[<>&'`]/);
  }
});

test('its files are fetched once, judged, and shown only with what they belong to', async () => {
  const reader = await owner();
  const { body } = await reader.get('/content/articles/beer');
  const { body: teasers } = await portal.visitor.get('/content/publicarticles');
  const before = cms.asked.length;

  const answers = [
    await reader.get(body.image.link),
    await reader.get(body.image.link),
    await reader.get(body.files[0].link),
  ];

  expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
    [200, 'image/png'],
    [200, 'image/png'],
    [200, 'application/pdf'],
  ]);
  expect(cms.asked.slice(before)).toEqual(['/cms/files/picture-1', '/cms/files/paper-1']);
  expect((await portal.visitor.get(teasers.results[0].image.link)).status).toBe(200);
  expect((await portal.visitor.get(body.image.link)).status).toBe(401);
  expect((await portal.visitor.get(body.image.link.replace('/files/', '/publicfiles/'))).status).toBe(404);
  const zip = await reader.send('POST', '/content/downloadmaterial/bulk-files', {
    ids: [contentIdOf('material', 'poster')],
  });
  expect([zip.status, zip.text.includes('Top/Sub/a-b-.pdf')]).toEqual([200, true]);
});

test.each(['error', 'rubbish', 'half', 'silent'] as const)(
  'a CMS with the fault %s: pages show the last answer with its age, after a restart, too',
  async (fault) => {
    later(1);
    const readAt = portal.clock.now().toISOString();
    await portal.sql('update content_remote_list set failed_at = null');
    await settled(readAt);
    cms.setFault(fault);
    later(60);

    const { body, headers } = await (await owner()).get('/content/articles');
    const again = await portal.startAnother();
    const restarted = await (await again.signIn('owner@ulipy.example')).get('/content/articles/beer');

    expect([body.total, body.asOf, headers['x-content-age']]).toEqual([bad.length + 2, readAt, '3600']);
    expect(restarted.body).toMatchObject({ path: 'beer', asOf: readAt });
    cms.setFault('none');
    await again.stop();
  },
  30_000,
);

test('once it answers again, pages are fresh', async () => {
  title = 'Newer';
  later(10);
  const reader = await owner();

  await eventually(async () => {
    // What was begun while it did not answer may fail only now, and is not asked for again at once.
    if (await hasJustFailed()) later(1);
    const { body } = await reader.get('/content/articles/beer');
    return (body.asOf === null && body.title.startsWith('Newer')) || undefined;
  });
}, 30_000);
