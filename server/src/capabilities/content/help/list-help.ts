import { Refusal } from '#platform/refusal.ts';
import { findByPath, pageOfHeads, searchWordsOf } from '../items/list-entries.ts';
import type { ContentDeps } from '../needs/content.deps.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import { type ContentEntry, type EntryHead, inGivenOrder } from '../rules/content-entry.model.ts';

export type HelpKind = 'faq' | 'knowledge';
export type Theme = { id: string; title: string; order: number; total: number };
export type Themed = ContentEntry & { theme: { id: string; title: string } | undefined };
export type AskedHelp = Paging & { search: string | undefined; theme: string | undefined };
export type HelpPage = Page<Themed> & {
  themes: readonly Theme[];
  /** Of all that was found, in order. */
  ids: readonly string[];
};

type Source = Pick<ContentDeps, 'source'>;

/** In the order of their themes, then in their own; themes count what there is, whatever is searched for. */
export async function listHelp(
  { source }: Source,
  audience: Audience,
  kind: HelpKind,
  { search, theme, ...paging }: AskedHelp,
): Promise<HelpPage> {
  const words = searchWordsOf(search);
  const [all, titles] = await Promise.all([source.findHeads(audience, kind, []), findThemes(source, audience, kind)]);
  const found = words.length > 0 ? await source.findHeads(audience, kind, words) : all;
  const themes = titles.map(({ path, title, position }) => ({
    id: path,
    title,
    order: position,
    total: all.filter(({ group }) => group === path).length,
  }));
  const heads = inThemes(
    found.filter(({ group }) => theme === undefined || group === theme),
    themes,
  );
  const page = await pageOfHeads(source, audience, heads, paging);
  return { ...page, items: page.items.map((entry) => themed(entry, themes)), themes, ids: heads.map(({ id }) => id) };
}

export async function listThemes(
  deps: Source,
  audience: Audience,
  kind: HelpKind,
  { offset, limit }: Paging,
): Promise<Page<Theme>> {
  const { themes } = await listHelp(deps, audience, kind, {
    offset: 0,
    limit: 0,
    search: undefined,
    theme: undefined,
  });
  return { total: themes.length, offset, limit, items: themes.slice(offset, offset + limit) };
}

export async function getKnowledge({ source }: Source, audience: Audience, path: string): Promise<Themed> {
  const [entry, themes] = await Promise.all([
    findByPath(source, audience, 'knowledge', path),
    findThemes(source, audience, 'knowledge'),
  ]);
  if (!entry) throw new Refusal('NOT_FOUND');
  return themed(
    entry,
    themes.map(({ path: id, title }) => ({ id, title })),
  );
}

type Vote = { itemId: string; isHelpful: boolean };

/** One word for each person and item, the last one. */
export async function setHelpful(
  { source, votes, clock }: ContentDeps,
  audience: Audience,
  uid: string,
  { itemId, isHelpful }: Vote,
): Promise<void> {
  const [entry] = await source.findEntries(audience, [itemId]);
  if (entry?.kind !== 'faq' && entry?.kind !== 'knowledge') throw new Refusal('NOT_FOUND');
  await votes.setVote({ uid, itemId, isHelpful, at: clock.now() });
}

const findThemes = async (source: ContentDeps['source'], audience: Audience, kind: HelpKind): Promise<EntryHead[]> =>
  inGivenOrder((await source.findHeads(audience, 'theme', [])).filter(({ subKind }) => subKind === kind));

const themed = (entry: ContentEntry, themes: readonly { id: string; title: string }[]): Themed => {
  const theme = themes.find(({ id }) => id === entry.group);
  return { ...entry, theme: theme && { id: theme.id, title: theme.title } };
};

/** What belongs to no theme comes last. */
function inThemes(heads: readonly EntryHead[], themes: readonly Theme[]): EntryHead[] {
  const ranks = new Map(themes.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ group }: EntryHead) => ranks.get(group ?? '') ?? themes.length;
  return inGivenOrder(heads).sort((a, b) => rankOf(a) - rankOf(b));
}
