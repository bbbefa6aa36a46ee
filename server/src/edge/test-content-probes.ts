import { contentIdOf } from '../capabilities/content/items/content-id.ts';
import { aPdf } from '../capabilities/content/test-content.ts';
import { deskBase, filesOf, inEnglish, type Writer, writerAt } from '../capabilities/content/test-content-desk.ts';
import { fileForm } from '../capabilities/support/test-support.ts';
import type { Answer } from '../testing/caller.ts';
import type { TestPortal } from '../testing/portal.ts';
import type { StaffProbe, StaffTarget, Verdicts, Writers } from './test-probe-shapes.ts';

const wordOf = ({ market }: Pick<StaffTarget, 'market'>): string => `probe${market.toLowerCase()}`;
const pathOf = (target: Pick<StaffTarget, 'market'>): string =>
  `${deskBase}/news/${contentIdOf('news', wordOf(target))}`;
const editors = (verdicts: Verdicts) => ({ 'content-editor': verdicts });
const nothing = '404 NOT_FOUND';
const stale = editors(['409 CHANGED_MEANWHILE', nothing]);
const unread = { version: 999 };
const noFile = 'f'.repeat(24);
const blank = {
  markets: ['CZ'],
  customerTypes: [],
  isPublic: false,
  from: null,
  to: null,
  date: null,
  order: 0,
  articleKind: 'news',
  linkType: null,
  theme: null,
  location: null,
  link: null,
  image: null,
  files: [],
  event: null,
  texts: inEnglish('A'),
};

/** An article for one market alone. */
export async function addArticle(portal: Pick<TestPortal, 'sql'>, market: 'CZ' | 'SK'): Promise<void> {
  const [word] = [wordOf({ market })];
  const id = contentIdOf('news', word);
  await portal.sql(
    `with item as (insert into content_item (id, kind, path, published_version) values ($1, 'news', $2, 1)),
       version as (insert into content_version (item_id, version, markets, shown_on, source, digest, created_at, published_at)
         values ($1, 1, $3, '2026-11-01', '{}', 'd', now(), now()))
     insert into content_text (item_id, version, language, body, source, search_text)
     values ($1, 1, 'en', jsonb_build_object('title', $2::text, 'summary', '', 'html', '', 'files', '[]'::jsonb), '{}', $2)`,
    [id, word, [market]],
  );
}

/** Calls of those who write what customers read; none of them changes anything. */
export const contentProbes: Readonly<Record<string, StaffProbe>> = {
  listContent: {
    send: (caller, target) => caller.get(`${deskBase}?search=${wordOf(target)}`),
    expected: editors(['200 with', '200 without']),
  },
  addContent: {
    send: (caller) => caller.send('POST', deskBase, { kind: 'news', language: 'en', title: '' }),
    expected: editors(['400 MALFORMED_REQUEST', '400 MALFORMED_REQUEST']),
  },
  getContent: { send: (caller, target) => caller.get(pathOf(target)), expected: editors(['200', nothing]) },
  saveContentDraft: {
    send: (caller, target) =>
      caller.send('PUT', pathOf(target), { ...unread, written: { ...blank, markets: [target.market] } }),
    expected: stale,
  },
  publishContent: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/publish`, unread),
    expected: stale,
  },
  unpublishContent: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/unpublish`, unread),
    expected: stale,
  },
  restoreContent: {
    send: (caller, target) => caller.send('POST', `${pathOf(target)}/restore`, { ...unread, restored: 1 }),
    expected: stale,
  },
  previewContent: {
    send: (caller, target) => caller.get(`${pathOf(target)}/preview?market=${target.market}&as=en`),
    expected: editors(['200', nothing]),
  },
  uploadContentFile: {
    send(caller, target) {
      const { payload, headers } = fileForm(Buffer.from('x'), 'x.pdf');
      return caller.send('POST', filesOf({ kind: 'news', id: contentIdOf('news', wordOf(target)) }), payload, {
        headers,
      });
    },
    expected: editors(['422 CONTENT_FILE_REFUSED', nothing]),
  },
  getContentDeskFile: {
    send: (caller, target) => caller.get(`${pathOf(target)}/files/${noFile}`),
    expected: editors([nothing, nothing]),
  },
};

let count = 0;
/** Somebody who writes, and something to write on. */
export async function aDraft(portal: Writers['portal']) {
  count += 1;
  const desk = await writerAt(portal, `content-${count}`);
  return { desk, item: await desk.added({ title: `Draft ${count}` }) };
}

const onDraft =
  (send: (desk: Writer, item: Awaited<ReturnType<typeof aDraft>>['item']) => Promise<Answer>) =>
  async ({ portal }: Writers) => {
    const { desk, item } = await aDraft(portal);
    return () => send(desk, item);
  };

/** Those of them that change something. */
export const contentWrites: Readonly<Record<string, (writers: Writers) => Promise<() => Promise<Answer>>>> = {
  addContent: onDraft((desk) => desk.add({ title: 'One more' })),
  saveContentDraft: onDraft((desk, item) => desk.save(item, { texts: inEnglish('Changed') })),
  publishContent: onDraft((desk, item) => desk.publish(item)),
  async unpublishContent({ portal }) {
    const { desk, item } = await aDraft(portal);
    const shown = await desk.published(item);
    return () => desk.unpublish(shown);
  },
  restoreContent: onDraft((desk, item) => desk.restore(item, 1)),
  uploadContentFile: onDraft((desk, item) => desk.upload(item, 'a.pdf', aPdf('a'))),
};

/** The days that a draft names. */
export const contentDays = (portalOf: () => Writers['portal']): Record<string, (day: string) => Promise<Answer>> =>
  Object.fromEntries(
    ['date', 'from', 'to'].map((field) => [
      `saveContentDraft(body.written.${field})`,
      async (day: string) => {
        const { desk, item } = await aDraft(portalOf());
        return desk.save(item, { [field]: day });
      },
    ]),
  );

/** Those that are made by key, sent with one. */
export const keyedContent = {
  async addContent(portal: Writers['portal']) {
    const { desk } = await aDraft(portal);
    return (headers: Record<string, string>) =>
      desk.send('POST', deskBase, { kind: 'news', language: 'en', title: 'By key' }, { headers });
  },
  async uploadContentFile(portal: Writers['portal']) {
    const { desk, item } = await aDraft(portal);
    const form = fileForm(aPdf('by key'), 'a.pdf');
    return (headers: Record<string, string>) =>
      desk.send('POST', filesOf(item), form.payload, { headers: { ...form.headers, ...headers } });
  },
};
