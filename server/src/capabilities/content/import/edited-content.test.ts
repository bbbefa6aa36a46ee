import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { facts, preview, take, treeOf, type WrittenFiles, withImport } from '../test-content.ts';
import { inEnglish, type Writer, writerAt } from '../test-content-desk.ts';
import { importContent } from './import-content.ts';

const news = (path: string, title: string): WrittenFiles => ({
  [`news/${path}/item.md`]: facts({ public: true }),
  [`news/${path}/en.md`]: facts({ title }, 'As the folder has it.'),
});
const folder = { ...news('edited', 'Edited'), ...news('untouched', 'Untouched') };
const changed = { ...news('edited', 'Edited in the folder'), ...news('untouched', 'Untouched no more') };

let portal: TestPortal;
let iva: Writer;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await take(portal, folder);
  iva = await writerAt(portal, 'iva');
});
afterAll(() => portal.close());

const edited = async () => (await iva.list('?kind=news&search=edited')).results[0];
const shownTitle = async (path: string) => (await portal.visitor.get(`/content/publicarticles/${path}`)).body.title;

test('what was written here since stays, and a preview says so', async () => {
  const item = await iva.fresh(await edited());
  await iva.published(await iva.saved(item, { texts: inEnglish('Edited by Iva', 'As Iva has it.') }));

  expect(await preview(portal, folder)).toMatchObject({ changed: [], ended: [], left: ['news/edited'] });
  const report = await take(portal, changed);
  expect(report).toMatchObject({ changed: ['news/untouched'], left: ['news/edited'] });
  expect([await shownTitle('edited'), await shownTitle('untouched')]).toEqual(['Edited by Iva', 'Untouched no more']);
});

test('it does not end either because the folder lacks it', async () => {
  const report = await take(portal, news('untouched', 'Untouched no more'));

  expect(report).toMatchObject({ ended: [], left: ['news/edited'] });
  expect(await shownTitle('edited')).toBe('Edited by Iva');
});

test('with the word to take it the folder wins, and the next import is an import like any other', async () => {
  const report = await withImport(portal, (deps) => importContent({ ...deps, takesEdited: true }, treeOf(changed)));

  expect(report).toMatchObject({ changed: ['news/edited'], left: [] });
  expect(await shownTitle('edited')).toBe('Edited in the folder');
  expect(await preview(portal, folder)).toMatchObject({ changed: ['news/edited', 'news/untouched'], left: [] });
  const { versions } = await iva.fresh(await edited());
  expect(versions.map(({ title }) => title)).toContain('Edited by Iva');
});

test('what comes from a folder and is saved unchanged is still the same to an import', async () => {
  await take(portal, folder);
  const item = await iva.fresh(await edited());
  await iva.published(await iva.saved(item, {}));

  expect(await preview(portal, folder)).toMatchObject({ unchanged: 2, left: [] });
});
