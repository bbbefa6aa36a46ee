import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { aPdf, aPng } from './test-content.ts';
import { deskBase, inEnglish, pathTo, type Writer, writerAt } from './test-content-desk.ts';

let portal: TestPortal;
let owner: Caller;
let iva: Writer;
let karel: Writer;
let czech: Writer;
let writer: Writer;
let publisher: Writer;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await portal.sql(`insert into staff_role (roleid, name, rights, own_customers_only) values
    ('writer', 'Writer', '{content.edit}', false), ('publisher', 'Publisher', '{content.publish}', false)`);
  owner = await portal.signIn('owner@ulipy.example');
  iva = await writerAt(portal, 'iva');
  karel = await writerAt(portal, 'karel');
  czech = await writerAt(portal, 'czech', { markets: ['CZ'] });
  writer = await writerAt(portal, 'writer', { role: 'writer' });
  publisher = await writerAt(portal, 'publisher', { role: 'publisher' });
});
afterAll(() => portal.close());

const read = (path: string) => owner.get(`/content/articles/${path}`);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();

test('what is written is for nobody until it is published, and for nobody again once it is not', async () => {
  const draft = await iva.saved(await iva.added({ title: 'New tap' }), {
    texts: inEnglish('New tap', 'It **flows**.', 'Short.'),
  });
  expect(draft).toMatchObject({ path: 'new-tap', state: 'draft', missing: ['cs', 'it', 'sk', 'es'] });
  expect((await read('new-tap')).status).toBe(404);

  const shown = await iva.published(draft);
  expect(shown).toMatchObject({ state: 'published', hasDraft: false });
  expect((await read('new-tap')).body).toMatchObject({ title: 'New tap', html: '<p>It <strong>flows</strong>.</p>' });

  const next = await iva.saved(shown, { texts: inEnglish('Newer tap', 'It stops.') });
  expect([(await read('new-tap')).body.title, next]).toEqual(['New tap', expect.objectContaining({ hasDraft: true })]);

  const gone = await iva.unpublish(next);
  expect(gone.body).toMatchObject({ state: 'draft', written: { texts: { en: { title: 'Newer tap' } } } });
  expect((await read('new-tap')).status).toBe(404);
});

test('an older version comes back to the last byte, with its files', async () => {
  let item = await iva.added({ title: 'Cellar' });
  const png = aPng('cellar');
  const [image, paper] = [
    (await iva.upload(item, 'cellar.png', png)).body,
    (await iva.upload(item, 'list.pdf', aPdf('one'))).body,
  ];
  const markdown = '## Cool\n\nKeep it *cool*:\n\n- 7 °C\n- no light';
  item = await iva.saved(item, {
    texts: { ...inEnglish('Cellar', markdown, 'Seven.'), cs: { title: 'Sklep', summary: '', markdown: 'Chlad.' } },
    image: { fileId: image.id, alt: { en: 'A cellar' } },
    files: [paper.id],
  });
  const before = await iva.published(item);
  const wasRead = (await read('cellar')).body;
  const changed = await iva.published(
    await iva.saved(before, { texts: inEnglish('Attic', 'Warm.'), image: null, files: [] }),
  );
  expect((await read('cellar')).body).toMatchObject({ title: 'Attic', image: null, files: [] });

  const [version] = before.versions.filter(({ stands }) => stands === 'shown');
  const back = (await iva.restore(changed, version?.version ?? 0)).body;
  expect(back.written).toEqual(before.written);
  await iva.published(back);
  expect((await read('cellar')).body).toEqual(wasRead);
  expect((await owner.get(wasRead.image.link)).text).toBe(png.toString());
});

test('whoever is late hears of it, gets what stands there now, and nothing of the other one is lost', async () => {
  const item = await iva.added({ title: 'Two hands' });
  const mine = await iva.saved(item, { texts: inEnglish('Two hands', 'Iva.') });
  const late = await karel.save(item, { texts: inEnglish('Two hands', 'Karel.') });

  expect(codeOf(late)).toBe('409 CHANGED_MEANWHILE');
  expect(late.body.details?.fresh ?? late.body.fresh).toMatchObject({
    revision: mine.revision,
    written: { texts: { en: { markdown: 'Iva.' } } },
  });
  const after = await karel.saved(mine, { texts: inEnglish('Two hands', 'Karel.') });
  const iva1 = after.versions.find(({ stands }) => stands === 'before');
  const { body } = await karel.restore(after, iva1?.version ?? 0);
  expect(body.written.texts.en.markdown).toBe('Iva.');
});

test('writing and publishing are two rights, each within its markets', async () => {
  const everywhere = await writer.saved(await writer.added({ title: 'Rights' }), { texts: inEnglish('Rights') });
  expect(everywhere).toMatchObject({ mayChange: true, mayPublish: false });
  expect(codeOf(await writer.publish(everywhere))).toBe('403 STAFF_RIGHT_MISSING');
  expect(codeOf(await publisher.save(everywhere, {}))).toBe('403 STAFF_RIGHT_MISSING');
  expect(codeOf(await czech.publish(everywhere))).toBe('403 CONTENT_FOR_OTHER_MARKETS');
  expect(codeOf(await czech.save(everywhere, { markets: ['CZ'] }))).toBe('403 CONTENT_FOR_OTHER_MARKETS');
  const italian = await writer.added({ title: 'Solo Italia', markets: ['IT'] });
  expect(codeOf(await czech.see(italian))).toBe('404 NOT_FOUND');
  expect(codeOf(await czech.add({ title: 'Everywhere' }))).toBe('403 CONTENT_FOR_OTHER_MARKETS');
  expect((await czech.add({ title: 'Jen Česko', markets: ['CZ'] })).status).toBe(201);
  expect(codeOf(await czech.get(`${deskBase}?market=FR`))).toBe('400 MALFORMED_REQUEST');
  const { results } = await czech.list('?search=solo');
  expect(results).toEqual([]);
  expect((await publisher.publish(everywhere)).status).toBe(200);
});

test('the list says what is missing, and finds by kind, market, language, state and words', async () => {
  const wanted = { title: 'Čepování hladinky', language: 'cs', markets: ['CZ', 'IT'] };
  const { id } = await iva.added(wanted);
  const ids = async (query: string) => (await iva.list(query)).results.map((row: { id: string }) => row.id);
  const [row] = (await iva.list('?search=cepovani')).results;

  expect(row).toMatchObject({ id, state: 'draft', languages: ['cs'], missing: ['it'], changedBy: 'Test Colleague' });
  expect(await ids('?missing=it&search=hladinky')).toEqual([id]);
  expect(await ids('?missing=sk&search=hladinky')).toEqual([]);
  expect(await ids('?kind=banner&search=hladinky')).toEqual([]);
  expect(await ids('?market=IT&state=draft')).toContain(id);
  expect(await ids('?market=ES&search=hladinky')).toEqual([]);
  expect(codeOf(await iva.get(`${deskBase}?colour=red`))).toBe('400 UNKNOWN_FIELD');
});

test('a banner is published with all that it needs, and shown where it belongs', async () => {
  const banner = await iva.added({ kind: 'banner', title: 'Autumn' });
  expect(codeOf(await iva.publish(banner))).toBe('409 CONTENT_NOT_READY');
  const { body: picture } = await iva.upload(banner, 'autumn.png', aPng('autumn'));
  const whole = await iva.saved(banner, {
    location: 'homepageAfterLogin',
    link: '/catalog/products',
    image: { fileId: picture.id, alt: {} },
    texts: inEnglish('Autumn', '', 'Dark lagers.'),
  });
  await iva.published(whole);

  const { body } = await owner.get('/content/banners?locationId=homepageAfterLogin&limit=100');
  const [shown] = body.results.filter(({ title }: { title: string }) => title === 'Autumn');
  expect(shown).toMatchObject({ link: '/catalog/products', text: 'Dark lagers.' });
  expect((await owner.get(shown.image.link)).status).toBe(200);
});

test('a preview is what such a customer would read, and says why they do not yet', async () => {
  const item = await iva.added({ title: 'Seen by', markets: ['CZ'] });
  const { body: image } = await iva.upload(item, 'seen.png', aPng('seen'));
  const draft = await iva.saved(item, {
    texts: inEnglish('Seen by', 'All.'),
    customerTypes: ['WHSL'],
    image: { fileId: image.id, alt: {} },
    from: '2026-12-01',
  });
  const { body } = await iva.preview(draft, 'market=IT&customerType=POS&as=it');

  expect(body.reasons).toEqual(['market', 'customer-type', 'before', 'not-published']);
  expect(body.article).toMatchObject({ title: 'Seen by', language: 'en', html: '<p>All.</p>' });
  expect((await iva.get(body.article.image.link)).status).toBe(200);
  expect((await owner.get(body.article.image.link)).status).toBe(404);
});

test('a file is judged by what is in it, and belongs to its own item', async () => {
  const item = await iva.added({ title: 'Files' });
  const other = await iva.added({ title: 'Other files' });
  expect(codeOf(await iva.upload(item, 'x.png', Buffer.from('<script>alert(1)</script>')))).toBe(
    '422 CONTENT_FILE_REFUSED',
  );
  const { body: first } = await iva.upload(item, '../we<i>rd.png', aPng('a'));
  const { body: second } = await iva.upload(item, '../we<i>rd.png', aPng('b'));
  expect([first.name, second.name]).toEqual(['we-i-rd.png', 'we-i-rd-2.png']);
  expect(codeOf(await iva.save(other, { image: { fileId: first.id, alt: {} } }))).toBe('404 NOT_FOUND');
  const { body: paper } = await iva.upload(item, 'a.pdf', aPdf('a'));
  expect(codeOf(await iva.save(item, { image: { fileId: paper.id, alt: {} } }))).toBe('422 CONTENT_FILE_REFUSED');
});

test('a bad field is refused by its name, and what comes from a folder is not written here', async () => {
  const item = await iva.added({ title: 'Bad fields' });
  for (const bad of [
    { from: '2026-02-30' },
    { from: '2026-11-12T24:00' },
    { link: 'javascript:alert(1)' },
    { markets: ['FR'] },
    { texts: inEnglish('x'.repeat(201)) },
    { texts: { fr: { title: 'x', summary: '', markdown: '' } } },
    { texts: inEnglish('x', 'y'.repeat(20_001)) },
  ])
    expect([bad, (await iva.save(item, bad)).status]).toEqual([bad, 400]);
  expect(codeOf(await iva.save(item, { colour: 'red' }))).toBe('400 UNKNOWN_FIELD');
  expect(codeOf(await iva.add({ kind: 'training' }))).toBe('400 MALFORMED_REQUEST');
  expect(await iva.fresh(item)).toMatchObject({ revision: item.revision });
});

test('each change is written down once, with who and what', async () => {
  const item = await iva.added({ title: 'Written down' });
  await iva.unpublish(await iva.published(await iva.saved(item, { texts: inEnglish('Written down') })));
  const rows = await portal.sql<{ action: string; actor: string }>(
    `select action, actor from audit_event where subject = 'content:news/written-down' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'content-added',
    'content-written',
    'content-published',
    'content-unpublished',
  ]);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['u-iva-meridian-example']));
});

test('no customer finds any of these calls', async () => {
  const item = await iva.added({ title: 'Not yours' });
  for (const path of [deskBase, pathTo(item), `${pathTo(item)}/preview?market=CZ&as=cs`])
    expect([path, (await owner.get(path)).status]).toEqual([path, 404]);
});
