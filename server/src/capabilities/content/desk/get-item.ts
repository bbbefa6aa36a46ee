import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ContentKind } from '../rules/content-entry.model.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { type DeskItem, mayChange, maySee } from './desk-item.model.ts';

export type Which = { kind: ContentKind; id: string };

/** What is for none of their markets is not there for them. */
export async function getItem({ items }: Pick<DeskDeps, 'items'>, mine: readonly Country[], which: Which) {
  const item = await items.findItem(which.id);
  if (!item || item.kind !== which.kind || !maySee(item, mine)) throw new Refusal('NOT_FOUND');
  return item;
}

/** To be changed by whoever has read it as it is now; until they have, nobody else changes it. */
export async function getToChange(
  deps: Pick<DeskDeps, 'items'>,
  { scope }: Pick<Editor, 'scope'>,
  { version, ...which }: Which & { version: number },
): Promise<DeskItem> {
  await deps.items.lockItem(which.id);
  const item = await getItem(deps, scope.markets, which);
  if (!mayChange(item, scope.markets)) throw new Refusal('CONTENT_FOR_OTHER_MARKETS');
  if (item.revision !== version) throw new Refusal('CHANGED_MEANWHILE');
  return item;
}

type Recorded =
  | 'content-added'
  | 'content-written'
  | 'content-published'
  | 'content-unpublished'
  | 'content-restored'
  | 'content-file-added';

export const record = (
  { audit }: Pick<DeskDeps, 'audit'>,
  { actor }: Pick<Editor, 'actor'>,
  action: Recorded,
  { kind, path }: Pick<DeskItem, 'kind' | 'path'>,
  details: Record<string, string | number> = {},
) => audit.record(actor, { action, subject: `content:${kind}/${path}`, details, companyId: undefined });
