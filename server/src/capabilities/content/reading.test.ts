import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { contentIdOf } from './items/content-id.ts';
import { aPng, facts, take, type WrittenFiles } from './test-content.ts';

const article = (path: string, front: object, texts: Readonly<Record<string, string>>): WrittenFiles => ({
  [`news/${path}/item.md`]: facts(front),
  ...Object.fromEntries(
    Object.entries(texts).map(([language, title]) => [
      `news/${path}/${language}.md`,
      facts({ title, summary: `${title}.` }, `Text: **${title}**. [More](/orders) and [out](https://beer.example).`),
    ]),
  ),
});

const many: WrittenFiles = Object.assign(
  {},
  ...Array.from({ length: 1_000 }, (_, index) => {
    const path = `many-${String(index).padStart(4, '0')}`;
    return article(path, { kind: 'logistics', date: '2026-01-01', markets: ['ES'] }, { en: `Number ${index}` });
  }),
);

const world: WrittenFiles = {
  ...many,
  ...article('beer', { date: '2026-11-01', markets: ['CZ'] }, { cs: 'Žluťoučké pivo v Plzni', en: 'Yellow beer' }),
  ...article(
    'evening',
    { date: '2026-10-01', kind: 'event', markets: ['CZ'], event: { date: '2026-11-20', place: 'Brno' } },
    { cs: 'Večer s výčepem', en: 'Tap evening' },
  ),
  ...article(
    'holiday',
    {
      date: '2026-11-05',
      kind: 'logistics',
      markets: ['CZ'],
      concerns: [{ closedDay: '2026-12-24' }, { closedDay: '2026-11-11' }, { sku: 'HAV-LEZAK-KEG50' }, { sku: 'NONE' }],
    },
    { cs: 'Zavřeno' },
  ),
  'faq/first/item.md': facts({ theme: 'orders', order: 2 }),
  'faq/first/en.md': facts({ title: 'How do I order?' }, 'By the cart.'),
  'faq/second/item.md': facts({ theme: 'deliveries', order: 1 }),
  'faq/second/en.md': facts({ title: 'When do you come?' }, 'In the morning.'),
  'themes/orders/item.md': facts({ for: 'faq', order: 1 }),
  'themes/orders/en.md': facts({ title: 'Orders' }),
  'themes/deliveries/item.md': facts({ for: 'faq', order: 2 }),
  'themes/deliveries/en.md': facts({ title: 'Deliveries' }),
  'training/taps/item.md': facts({ kind: 'course', order: 1 }),
  'training/taps/en.md': facts({ title: 'Taps', summary: 'Clean ones.' }, 'Intro.'),
  ...Object.fromEntries(
    ['one', 'two'].map((id, index) => [
      `training/taps/chapters/0${index + 1}-${id}/en.md`,
      facts(
        {
          title: `Chapter ${id}`,
          minutes: 5,
          question: 'Which?',
          answer: 'b',
          explanation: 'Because.',
          options: [
            { id: 'a', text: 'This' },
            { id: 'b', text: 'That' },
          ],
        },
        `About ${id}.`,
      ),
    ]),
  ),
  'training/taps/chapters/02-two/video.webm': Buffer.from('1a45dfa3aabbccdd', 'hex'),
  'training/taps/chapters/02-two/captions.en.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nPour.\n',
  'training/taps/chapters/02-two/captions.cs.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nČepujte.\n',
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  expect((await take(portal, world)).refused).toEqual([]);
});
afterAll(() => portal.close());

const titles = ({ body }: { body: { results: { title: string }[] } }) => body.results.map(({ title }) => title);

test('a list of a thousand is followed to its end, each once', async () => {
  await portal.sql(`update content_version v set markets = '{CZ}' from content_item i
    where i.id = v.item_id and i.path like 'many-%'`);
  const owner = await portal.signIn('owner@ulipy.example');
  const paths: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const { body } = await owner.get(`/content/articles?kind=logistics&offset=${offset}&limit=100`);
    expect(body.total).toBe(1_001);
    if (body.results.length === 0) break;
    paths.push(...body.results.map(({ path }: { path: string }) => path));
  }
  await portal.sql(`update content_version v set markets = '{ES}' from content_item i
    where i.id = v.item_id and i.path like 'many-%'`);

  expect(new Set(paths).size).toBe(1_001);
  expect(paths).toHaveLength(1_001);
});

test('articles come newest first, with kinds and what comes first', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const whole = await owner.get('/content/articles', { language: 'cs' });
  const events = await owner.get('/content/articles?kind=event', { language: 'cs' });

  expect(titles(whole)).toEqual(['Zavřeno', 'Žluťoučké pivo v Plzni', 'Večer s výčepem']);
  expect(whole.body).toMatchObject({ total: 3, leadPath: 'evening', asOf: null });
  expect(whole.body.kinds).toEqual([
    { kind: 'news', total: 1 },
    { kind: 'event', total: 1 },
    { kind: 'logistics', total: 1 },
  ]);
  expect(events.body).toMatchObject({ total: 1, kinds: whole.body.kinds });
  expect(events.body.results[0]).toMatchObject({ eventDate: '2026-11-20', eventPlace: 'Brno', language: 'cs' });
});

test.each([
  ['zlutoucke', 1],
  ['PLZNI zlutou', 1],
  ['plzni chybi', 0],
  ['%', 0],
  ['_luto', 0],
  ['plzni.', 1],
])('searching for %j finds %i', async (search, found) => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { body } = await owner.get(`/content/articles?search=${encodeURIComponent(search)}`, { language: 'cs' });

  expect(body.total).toBe(found);
});

test.each([
  ['it', 'cs', 'Žluťoučké pivo v Plzni'],
  ['en', 'en', 'Yellow beer'],
])('a text asked for in %s comes in %s', async (asked, language, title) => {
  const owner = await portal.signIn('owner@ulipy.example');

  expect((await owner.get('/content/articles/beer', { language: asked })).body).toMatchObject({ language, title });
});

test('links lead out safely or to the portal’s own pages', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { body } = await owner.get('/content/articles/beer');

  expect(body.html).toBe(
    '<p>Text: <strong>Yellow beer</strong>. <a href="/orders" rel="noopener">More</a> and ' +
      '<a href="https://beer.example" rel="noopener">out</a>.</p>',
  );
});

test('an article tells what concerns the reader: days to come and their own goods', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const [{ sku = '' } = {}] = await portal
    .sql<{ sku: string }>("select sku from product where country = 'CZ' and not is_discontinued order by sku limit 1")
    .catch(() => []);
  await portal.sql(
    `update content_text set body = jsonb_set(body, '{concerns,2,sku}', to_jsonb($1::text)) where body->>'title' = 'Zavřeno'`,
    [sku || 'NONE'],
  );

  const { body } = await owner.get('/content/articles/holiday');

  expect(body.concerns[0]).toEqual({ kind: 'closed-day', date: '2026-12-24' });
  expect(body.concerns.some(({ date }: { date?: string }) => date === '2026-11-11')).toBe(false);
  expect(body.concerns.some((each: { sku?: string }) => each.sku === 'NONE')).toBe(false);
});

test('an article is unread until its reader has opened it, and stays so for others', async () => {
  const [owner, shift] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('edge@prilis-zlutoucky-kun.example'),
  ]);
  const isUnread = async (caller = owner) => (await caller.get('/content/articles/beer')).body.isUnread;

  expect(await isUnread()).toBe(true);
  expect((await owner.send('POST', '/content/articles/beer/read', undefined)).status).toBe(204);
  expect((await owner.send('POST', '/content/articles/beer/read', undefined)).status).toBe(204);

  expect([await isUnread(), await isUnread(shift)]).toEqual([false, true]);
});

test('questions are below their themes, which count them', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  expect(titles(await owner.get('/content/faqitems'))).toEqual(['How do I order?', 'When do you come?']);
  expect(titles(await owner.get('/content/faqitems?theme=deliveries'))).toEqual(['When do you come?']);
  expect((await owner.get('/content/faqpages')).body).toMatchObject({
    total: 2,
    results: [
      { id: 'orders', path: 'orders', title: 'Orders', total: 1 },
      { id: 'deliveries', total: 1 },
    ],
  });
});

test('the last word of a reader on an answer counts', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const vote = (isHelpful: boolean) =>
    owner.send('POST', '/content/helpful', { itemId: contentIdOf('faq', 'first'), isHelpful });

  expect([(await vote(true)).status, (await vote(false)).status]).toEqual([204, 204]);
  expect(await portal.sql('select is_helpful from content_vote')).toEqual([{ is_helpful: false }]);
});

test('a course is finished on two devices, and nothing is ever taken back', async () => {
  const [desk, phone] = await Promise.all([portal.signIn('owner@ulipy.example'), portal.signIn('owner@ulipy.example')]);
  const step = (caller: typeof desk, body: object) =>
    caller.send('PUT', '/content/trainingLearning/taps/progress', body);

  await step(desk, { chapterId: 'two', videoSeconds: 40 });
  await step(phone, { chapterId: 'two', videoSeconds: 12 });
  const half = await step(phone, { chapterId: 'one', isFinished: true });
  await step(desk, { chapterId: 'one', isFinished: false });
  const whole = await step(desk, { chapterId: 'two', isFinished: true });

  expect(half.body).toMatchObject({ finishedChapterIds: ['one'], lastChapterId: 'one', finishedAt: null });
  expect(whole.body).toMatchObject({ finishedChapterIds: ['one', 'two'], finishedAt: '2026-11-12T09:30:00.000Z' });
  const { body } = await phone.get('/content/trainingLearning/taps');
  expect(body.chapters.map(({ videoSeconds }: { videoSeconds: number }) => videoSeconds)).toEqual([0, 40]);
  expect(body.progress).toEqual(whole.body);
  expect((await step(desk, { chapterId: 'none' })).status).toBe(404);
});

test('the right answer is shown to the person who has answered, and in no other call', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const answer = (optionId: string) =>
    owner.send('POST', '/content/trainingLearning/taps/answer', { chapterId: 'one', optionId });

  expect((await answer('a')).body).toEqual({ isRight: false, explanation: 'Because.' });
  expect((await answer('b')).body).toEqual({ isRight: true, explanation: 'Because.' });
  expect((await answer('c')).status).toBe(404);
  expect((await owner.get('/content/trainingLearning/taps')).text).not.toMatch(/Because|"answer"/);
});

test('a video comes in parts, with captions in their languages', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const { body } = await owner.get('/content/trainingLearning/taps');
  const { video } = body.chapters[1];

  const part = await owner.get(video.link, { headers: { range: 'bytes=2-5' } });
  const captions = await owner.get(video.captions[0].link);

  expect([part.status, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    'bytes 2-5/8',
    'video/webm',
  ]);
  expect(video.captions.map(({ language }: { language: string }) => language)).toEqual(['cs', 'en']);
  expect([captions.status, captions.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
});

test('a path is found with and without its slash, and none leads anywhere else', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const status = async (path: string) => (await owner.get(path)).status;

  expect(await status('/content/trainingLearningtaps')).toBe(200);
  expect(await status('/content/trainingLearning/%2Ftaps')).toBe(200);
  for (const path of ['..%2ftaps', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'taps%00', '..', "taps'--"])
    expect([path, (await status(`/content/trainingLearning/${path}`)) >= 400]).toEqual([path, true]);
});

test('how far a team is only who manages its access sees', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  await owner.send('PUT', '/content/trainingLearning/taps/progress', { chapterId: 'one', isFinished: true });
  await owner.send('PUT', '/content/trainingLearning/taps/progress', { chapterId: 'two', isFinished: true });

  const { status, body } = await owner.get('/content/trainingLearning-team');

  expect(status).toBe(200);
  expect(body.people).toContainEqual({
    uid: 'u-ulipy-owner',
    name: 'Jana Dvořáková',
    finishedCourses: 1,
    startedCourses: 0,
    lastActiveOn: '2026-11-12',
  });
  expect(body.people.every(({ uid }: { uid: string }) => uid.startsWith('u-ulipy-'))).toBe(true);
  await portal.sql("update portal_switch set value = '0' where section = 'Access Management'");
  portal.clock.advance({ ms: 2_000 });
  expect((await owner.get('/content/trainingLearning-team')).body).toEqual({ people: [] });
});

test('a picture beside an article is its own', async () => {
  await take(portal, {
    ...world,
    'news/beer/item.md': facts({ date: '2026-11-01', image: 'p.png', imageAlt: { en: 'Glass' } }),
    'news/beer/p.png': aPng(),
  });
  const owner = await portal.signIn('owner@ulipy.example');

  const { image } = (await owner.get('/content/articles/beer')).body;

  expect(image.alt).toBe('Glass');
  expect((await owner.get(image.link)).headers['content-type']).toBe('image/png');
  expect((await portal.visitor.get(image.link)).status).toBe(401);
});
