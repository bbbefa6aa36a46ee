import type { ContentState } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { searchWordsOf } from '../items/list-entries.ts';
import type { Page, Paging } from '../rules/content.model.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';
import type { DeskDeps } from './desk.deps.ts';
import { type DeskItem, marketsOf, maySee, missingLanguages, stateOf, writtenHead } from './desk-item.model.ts';

export type AskedItems = Paging & {
  kind: ContentKind | undefined;
  market: Country | undefined;
  missing: Language | undefined;
  state: ContentState | undefined;
  search: string | undefined;
};

/** Changed last first. */
export async function listItems(
  { items, nowIn }: DeskDeps,
  mine: readonly Country[],
  { kind, market, missing, state, search, offset, limit }: AskedItems,
): Promise<Page<DeskItem>> {
  const all = await items.listItems(kind, searchWordsOf(search));
  const found = all.filter((item) => {
    const head = writtenHead(item);
    if (!head || !maySee(item, mine)) return false;
    if (market && !marketsOf(head).includes(market)) return false;
    if (missing && !missingLanguages(head).includes(missing)) return false;
    return state === undefined || stateOf(item, nowIn) === state;
  });
  const sorted = found.toSorted((a, b) => changedAt(b) - changedAt(a) || (a.path < b.path ? -1 : 1));
  return { items: sorted.slice(offset, offset + limit), total: found.length, offset, limit };
}

const changedAt = (item: DeskItem): number => writtenHead(item)?.createdAt.getTime() ?? 0;
