import { fold } from '#platform/text/fold-text.ts';
import type { Audience } from '../rules/audience.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import type { ContentEntry, ContentKind, EntryHead } from '../rules/content-entry.model.ts';
import type { ContentSource } from '../store/content-item.store.ts';
import { contentIdOf } from './content-id.ts';

const wordsAtMost = 12;

/** Each must be there, in whatever order. */
export const searchWordsOf = (search: string | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsAtMost);

/** One page of heads that are filtered and in order already, with what is shown of each. */
export async function pageOfHeads(
  source: ContentSource,
  audience: Audience,
  heads: readonly EntryHead[],
  { offset, limit }: Paging,
): Promise<Page<ContentEntry>> {
  const ids = heads.slice(offset, offset + limit).map(({ id }) => id);
  const items = ids.length > 0 ? await source.findEntries(audience, ids) : [];
  return { total: heads.length, offset, limit, items };
}

/** By the path that is in an address; compared as a key, whatever it is. */
export async function findByPath(
  source: ContentSource,
  audience: Audience,
  kind: ContentKind,
  path: string,
): Promise<ContentEntry | undefined> {
  const [entry] = await source.findEntries(audience, [contentIdOf(kind, path)]);
  return entry;
}
