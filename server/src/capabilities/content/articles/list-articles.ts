import type { ArticleKind } from '@dray/contract/content/articles.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import { findByPath, pageOfHeads, searchWordsOf } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import { type ContentEntry, newestFirst } from '../rules/content-entry.model.ts';
import { articleKindOf, countKinds, leadOf } from './article.model.ts';

export type Article = ContentEntry & { isUnread: boolean };
export type AskedArticles = { kind: ArticleKind | undefined; search: string | undefined };
export type ArticlePage = Page<Article> & { kinds: ReturnType<typeof countKinds>; leadPath: string | undefined };

/** Newest first; how many there are of each kind is told whichever kind is asked for. */
export async function listArticles(
  deps: Pick<ContentDeps, 'source' | 'reads'>,
  audience: Audience,
  uid: string | undefined,
  { kind, search, ...paging }: AskedArticles & Paging,
): Promise<ArticlePage> {
  const found = newestFirst(await deps.source.findHeads(audience, 'news', searchWordsOf(search)));
  const heads = found.filter(({ subKind }) => kind === undefined || articleKindOf(subKind) === kind);
  const page = await pageOfHeads(deps.source, audience, heads, paging);
  return {
    ...page,
    items: await marked(deps, uid, page.items),
    kinds: countKinds(found),
    leadPath: leadOf(found, audience.today)?.path,
  };
}

export async function getArticle(
  deps: Pick<ContentDeps, 'source' | 'reads'>,
  audience: Audience,
  uid: string | undefined,
  path: string,
): Promise<Article> {
  const entry = await findByPath(deps.source, audience, 'news', path);
  const [article] = await marked(deps, uid, entry ? [entry] : []);
  if (!article) throw new Refusal('NOT_FOUND');
  return article;
}

/** Only what the caller may read can be marked, so that nobody fills the table with what is not there. */
export async function readArticle(deps: ContentDeps, audience: Audience, uid: string, path: string): Promise<void> {
  const { id } = await getArticle(deps, audience, uid, path);
  await deps.reads.addRead(uid, id, deps.clock.now());
}

async function marked(
  { reads }: Pick<ContentDeps, 'reads'>,
  uid: string | undefined,
  entries: readonly ContentEntry[],
): Promise<Article[]> {
  const ids = entries.map(({ id }) => id);
  const read = uid !== undefined && ids.length > 0 ? await reads.findRead(uid, ids) : new Set<string>();
  return entries.map((entry) => ({ ...entry, isUnread: uid !== undefined && !read.has(entry.id) }));
}
