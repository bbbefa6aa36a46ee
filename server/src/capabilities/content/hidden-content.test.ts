import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { contentIdOf, fileIdOf } from './items/content-id.ts';
import { aPdf, aPng, facts, take, type WrittenFiles } from './test-content.ts';
import { type Writer, writerAt } from './test-content-desk.ts';

/** Why an item is not for a Czech pub on 12 November 2026, each with facts on both sides of the border. */
const hidden: Readonly<Record<string, object>> = {
  draft: { state: 'draft' },
  'other-market': { markets: ['IT', 'SK'] },
  'other-type': { customerTypes: ['WHSL'] },
  scheduled: { from: '2026-11-13' },
  'later-today': { from: '2026-11-12T23:45' },
  ended: { to: '2026-11-11' },
  // Shown to all until somebody at the desk ends that.
  unpublished: {},
};
const shown: Readonly<Record<string, object>> = {
  'for-all': {},
  'own-market': { markets: ['CZ'] },
  'own-type': { customerTypes: ['POS', 'WHSL'] },
  'from-today': { from: '2026-11-12' },
  'until-today': { to: '2026-11-12' },
};

const word = (name: string) => `slovo${name.replaceAll('-', '')}`;

const textFiles = (path: string, name: string): WrittenFiles => ({
  [`${path}/en.md`]: facts({ title: `About ${name}`, summary: 'Short.' }, `Long ${word(name)}.`),
  [`${path}/paper-${name}.pdf`]: aPdf(name),
});

const itemsOf = (name: string, front: object): WrittenFiles => {
  const paper = { files: [`paper-${name}.pdf`] };
  return {
    [`news/${name}/item.md`]: facts({ ...front, ...paper, public: true, image: 'image.png' }),
    [`news/${name}/image.png`]: aPng(name),
    ...textFiles(`news/${name}`, name),
    [`faq/${name}/item.md`]: facts({ ...front, ...paper, theme: 'first' }),
    ...textFiles(`faq/${name}`, name),
    [`knowledge/${name}/item.md`]: facts({ ...front, ...paper, theme: 'second' }),
    ...textFiles(`knowledge/${name}`, name),
    [`training/${name}/item.md`]: facts({ ...front, ...paper }),
    ...textFiles(`training/${name}`, name),
    [`training/${name}/chapters/01-only/en.md`]: facts(
      {
        title: 'Only',
        question: `Which ${word(name)}?`,
        answer: 'a',
        options: [
          { id: 'a', text: 'This' },
          { id: 'b', text: 'That' },
        ],
      },
      `Chapter ${word(name)}.`,
    ),
    [`help-pages/${name}/item.md`]: facts({ ...front, ...paper }),
    ...textFiles(`help-pages/${name}`, name),
    [`banners/${name}/item.md`]: facts({
      ...front,
      location: 'homepageAfterLogin',
      link: '/news',
      image: 'image.png',
      title: { en: `Banner ${word(name)}` },
    }),
    [`banners/${name}/image.png`]: aPng(`banner ${name}`),
    [`links/${name}/item.md`]: facts({ ...front, url: '/news', type: 'About Us', label: { en: `Link ${word(name)}` } }),
  };
};

const all = { ...hidden, ...shown };

/** Two folders of marketing files: one for everybody, and one for each reason. */
const materials: WrittenFiles = {
  'materials/open/folder.md': facts({ name: 'Open' }),
  'materials/open/files.md': facts({
    files: Object.entries(all).map(([name, front]) => ({ ...front, file: `${name}.pdf`, name: word(name) })),
  }),
  ...Object.fromEntries(
    Object.entries(all).flatMap(([name, front]) => [
      [`materials/open/${name}.pdf`, aPdf(`open ${name}`)],
      [`materials/in-${name}/folder.md`, facts({ ...front, name: word(`in${name}`) })],
      [`materials/in-${name}/files.md`, facts({ files: [{ file: 'it.png', name: word(`in${name}`) }] })],
      [`materials/in-${name}/it.png`, aPng(`in ${name}`)],
    ]),
  ),
};

const world: WrittenFiles = {
  ...Object.assign({}, ...Object.entries(all).map(([name, front]) => itemsOf(name, front))),
  ...materials,
  'themes/first/item.md': facts({ for: 'faq' }),
  'themes/first/en.md': facts({ title: 'First' }),
  'themes/second/item.md': facts({ for: 'knowledge' }),
  'themes/second/en.md': facts({ title: 'Second' }),
};

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  expect((await take(portal, world)).refused).toEqual([]);
  await unpublish(await writerAt(portal, 'iva'));
});
afterAll(() => portal.close());

/** Everything of that name, of whatever kind. */
async function unpublish(desk: Writer): Promise<void> {
  const { results } = await desk.list('?limit=100&search=slovounpublished');
  const { results: within } = await desk.list('?limit=100&search=slovoinunpublished');
  const rows = [...results, ...within];
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(9);
  for (const row of rows) expect((await desk.unpublish(await desk.fresh(row))).status).toBe(200);
}

const people = {
  pub: () => portal.signIn('owner@ulipy.example'),
  visitor: async () => portal.visitor,
};

/** Every call that could name or search for it. `id` is known to the person who has once seen it. */
const probesOf = (name: string): readonly string[] => {
  const search = `search=${word(name)}`;
  const file = (kind: Parameters<typeof contentIdOf>[0], each: string, path = name) =>
    fileIdOf(contentIdOf(kind, path), each);
  const paper = `paper-${name}.pdf`;
  const kinds = ['news', 'faq', 'knowledge', 'training', 'help-page'] as const;
  const fileIds = [...kinds.map((kind) => file(kind, paper)), file('news', 'image.png'), file('banner', 'image.png')];
  const materialIds = [contentIdOf('material', `open/${name}.pdf`), contentIdOf('material', `in-${name}/it.png`)];
  return [
    `/content/articles?${search}`,
    `/content/articles/${name}`,
    `/content/publicarticles?${search}`,
    `/content/publicarticles/${name}`,
    `/content/trainingLearning?${search}`,
    `/content/trainingLearning/${name}`,
    `/content/trainingLearning${name}`,
    `/content/faqitems?${search}`,
    `/content/faqitems?theme=first&${search}`,
    `/content/knowledgebase?${search}`,
    `/content/knowledgebase/${name}`,
    `/content/downloadmaterial?${search}`,
    `/content/downloadmaterial?search=${word(`in${name}`)}`,
    `/content/downloadmaterial?folder=${contentIdOf('folder', `in-${name}`)}`,
    ...fileIds.flatMap((id) => [`/content/files/${id}`, `/content/publicfiles/${id}`]),
    ...materialIds.flatMap((id) => [
      `/content/downloadmaterial/${id}/file`,
      `/content/downloadmaterial/${id}/preview`,
      `/content/files/${fileIdOf(id, 'material')}`,
      `/content/publicfiles/${fileIdOf(id, 'material')}`,
    ]),
  ];
};

const listsWhole = [
  '/content/articles',
  '/content/publicarticles',
  '/content/trainingLearning',
  '/content/faqitems',
  '/content/knowledgebase',
  '/content/downloadmaterial',
  '/content/downloadmaterial/GetAllDMFolders',
  '/content/links',
  '/content/banners?locationId=homepageAfterLogin&limit=100',
  '/content/helppages',
];

const isNothing = ({ status, body }: { status: number; body: { total?: number } }) =>
  status === 404 || (status === 200 && body.total === 0);

// What is public in a market is so for a visitor, whose market nobody knows.
const isPublicElsewhere = (reader: string, name: string, path: string) =>
  reader === 'visitor' && name === 'other-market' && path.includes('/publicfiles/');

const probes = Object.keys(people).flatMap((reader) =>
  Object.keys(hidden).flatMap((name) =>
    probesOf(name)
      .filter((path) => !isPublicElsewhere(reader, name, path))
      .map((path) => ({ reader: reader as keyof typeof people, path })),
  ),
);

test(`what is not for a pub leaves by none of ${probes.length} calls`, async () => {
  const callers = { pub: await people.pub(), visitor: portal.visitor };
  const leaks: string[] = [];
  for (const { reader, path } of probes) {
    const answer = await callers[reader].get(path);
    if (!isNothing(answer) && answer.status !== 401) leaks.push(`${path} → ${answer.status}`);
  }

  expect(leaks).toEqual([]);
  expect(probes).toHaveLength(495);
});

test('no whole list names any of it', async () => {
  const owner = await people.pub();
  for (const path of listsWhole) {
    const { status, text } = await owner.get(path);
    expect([path, status]).toEqual([path, 200]);
    for (const name of Object.keys(hidden))
      expect([path, name, text.includes(word(name))]).toEqual([path, name, false]);
  }
});

test('what changes something answers for it as for what is not there', async () => {
  const owner = await people.pub();
  for (const name of Object.keys(hidden)) {
    const answers = await Promise.all([
      owner.send('POST', `/content/articles/${name}/read`, undefined),
      owner.send('PUT', `/content/trainingLearning/${name}/progress`, { chapterId: 'only', isFinished: true }),
      owner.send('POST', `/content/trainingLearning/${name}/answer`, { chapterId: 'only', optionId: 'a' }),
      owner.send('POST', '/content/helpful', { itemId: contentIdOf('faq', name), isHelpful: true }),
      owner.send('POST', '/content/downloadmaterial/bulk-files', {
        ids: [contentIdOf('material', 'open/for-all.pdf'), contentIdOf('material', `open/${name}.pdf`)],
      }),
      owner.send('POST', '/content/downloadmaterial/bulk-files', {
        ids: [contentIdOf('material', `in-${name}/it.png`)],
      }),
    ]);
    expect([name, answers.map(({ status }) => status)]).toEqual([name, Array(6).fill(404)]);
  }
  expect(await portal.sql('select 1 from content_read union all select 1 from content_progress')).toEqual([]);
});

describe.each(Object.keys(shown))('%s', (name) => {
  test('is found by every one of the same calls', async () => {
    const owner = await people.pub();
    const ways = probesOf(name).filter(
      (path) =>
        // Nobody's customer type is known there.
        !(name === 'own-type' && path.includes('/publicarticles')) &&
        !path.includes('/publicfiles/') &&
        !/\/files\/[0-9a-f]+$/.test(path) &&
        !path.endsWith('/preview'),
    );

    for (const path of ways) {
      const { status, body } = await owner.get(path);
      expect([path, status, isNothing({ status, body })]).toEqual([path, 200, false]);
    }
  });

  test('shows its files to anyone who may read it, and its public picture to everybody', async () => {
    const owner = await people.pub();
    const paper = await owner.get(`/content/files/${fileIdOf(contentIdOf('news', name), `paper-${name}.pdf`)}`);
    const image = `/content/publicfiles/${fileIdOf(contentIdOf('news', name), 'image.png')}`;

    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.headers['content-disposition']).toContain(`attachment; filename*=UTF-8''paper-${name}.pdf`);
    // A visitor has no customer type, so what is for some types only is not for them.
    expect((await portal.visitor.get(image)).status).toBe(name === 'own-type' ? 404 : 200);
  });
});

test('a file takes the section of what it belongs to', async () => {
  const paper = (kind: 'news' | 'training') =>
    `/content/files/${fileIdOf(contentIdOf(kind, 'for-all'), 'paper-for-all.pdf')}`;
  const academy = await portal.signIn('academy@ulipy.example');
  const { body } = await academy.get('/identity/users/GetUserInfoById/u-ulipy-academy');
  const holds = (section: string) => JSON.stringify(body).includes(section);

  for (const [kind, section] of [
    ['news', 'News & Events'],
    ['training', 'Training & Learning'],
  ] as const)
    expect([kind, (await academy.get(paper(kind))).status]).toEqual([kind, holds(section) ? 200 : 404]);
});
