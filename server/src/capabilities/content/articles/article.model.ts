import { type ArticleKind, articleKinds } from '@dray/contract/content/articles.rest.ts';
import type { EntryHead } from '../rules/content-entry.model.ts';

export const articleKindOf = (subKind: string | undefined): ArticleKind =>
  articleKinds.find((kind) => kind === subKind) ?? 'news';

/** How many there are of each kind; those without any are left out. */
export const countKinds = (heads: readonly EntryHead[]): { kind: ArticleKind; total: number }[] =>
  articleKinds
    .map((kind) => ({ kind, total: heads.filter(({ subKind }) => articleKindOf(subKind) === kind).length }))
    .filter(({ total }) => total > 0);

/** What comes first: the nearest event ahead, else the newest article. */
export function leadOf(newestFirst: readonly EntryHead[], today: string): EntryHead | undefined {
  const [nearest] = newestFirst
    .filter(({ eventDate }) => eventDate !== undefined && eventDate >= today)
    .sort((a, b) => ((a.eventDate ?? '') < (b.eventDate ?? '') ? -1 : 1));
  return nearest ?? newestFirst[0];
}
