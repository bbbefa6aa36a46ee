import { bannerLocations, type WrittenKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import { fold } from '#platform/text/fold-text.ts';
import { contentIdOf } from '../items/content-id.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { isWithin } from './desk-item.model.ts';
import { record } from './get-item.ts';
import { planDraft } from './plan-draft.ts';

export type NewItem = { kind: WrittenKind; language: Language; title: string; markets: readonly Country[] };

const triesAtMost = 50;

/** A draft with a title; its address is made of it, and stays. */
export async function addItem(
  deps: DeskDeps,
  editor: Editor,
  wanted: NewItem,
): Promise<{ kind: WrittenKind; id: string }> {
  const { kind, language, title, markets } = wanted;
  if (!isWithin(markets, editor.scope.markets)) throw new Refusal('CONTENT_FOR_OTHER_MARKETS');
  const made = { at: deps.clock.now(), by: editor.caller.uid };
  const item = await takePath(deps, kind, pathOf(title));
  const planned = planDraft(
    item,
    {
      ...empty,
      markets: [...markets],
      articleKind: kind === 'news' ? 'news' : null,
      linkType: kind === 'link' ? 'About Us' : null,
      location: kind === 'banner' ? bannerLocations[0] : null,
      texts: { [language]: { title, summary: '', markdown: '' } },
    },
    [],
    {},
  );
  const today = deps.nowIn(deps.homeMarket).slice(0, 10);
  await deps.changes.setVersion({ ...planned, version: 1 }, { ...made, today });
  await deps.changes.setCurrent(item.id, { draft: 1, published: undefined, next: undefined }, made);
  await record(deps, editor, 'content-added', item);
  return { kind, id: item.id };
}

const empty = {
  customerTypes: [],
  isPublic: false,
  from: null,
  to: null,
  date: null,
  order: 0,
  theme: null,
  location: null,
  link: null,
  image: null,
  files: [],
  event: null,
};

const pathOf = (title: string): string =>
  fold(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replaceAll(/^-+|-+$/g, '') || 'item';

async function takePath({ changes }: DeskDeps, kind: WrittenKind, wanted: string) {
  for (let number = 1; number <= triesAtMost; number += 1) {
    const path = number === 1 ? wanted : `${wanted}-${number}`;
    const item = { id: contentIdOf(kind, path), kind, path };
    if (await changes.addItem(item)) return item;
  }
  throw new Error(`${triesAtMost} items are called ${kind}/${wanted}`);
}
