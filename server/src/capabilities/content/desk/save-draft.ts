import type { Written } from '@dray/contract/content/content-desk-shapes.ts';
import { isWrittenKind } from '@dray/contract/content/content-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { type DeskItem, headOf, isWithin, writtenHead } from './desk-item.model.ts';
import { getToChange, record, type Which } from './get-item.ts';
import { planDraft } from './plan-draft.ts';
import { frontIn } from './written-of.ts';

type Draft = Which & { version: number; written: Written };

/** Customers see nothing of it; each hand's own draft goes on in its place, another's stays as it was left. */
export async function saveDraft(deps: DeskDeps, editor: Editor, { written, ...which }: Draft): Promise<void> {
  const item = await getToChange(deps, editor, which);
  if (!isWrittenKind(item.kind)) throw new Refusal('CONTENT_FROM_FOLDER');
  if (!isWithin(written.markets, editor.scope.markets)) throw new Refusal('CONTENT_FOR_OTHER_MARKETS');
  const head = writtenHead(item);
  const before = head && (await deps.items.findVersion(item.id, head.version));
  const planned = planDraft(item, written, await deps.uploads.listFiles(item.id), before ? frontIn(before) : {});
  const version = draftNumber(item, editor);
  const made = { at: deps.clock.now(), by: editor.caller.uid };
  const today = deps.nowIn(deps.homeMarket).slice(0, 10);
  await deps.changes.setVersion({ ...planned, version }, { ...made, today });
  await deps.changes.setCurrent(
    item.id,
    { draft: version, published: item.publishedVersion, next: item.nextVersion },
    made,
  );
  await record(deps, editor, 'content-written', item, { version });
}

/** What was published once, or written by somebody else or by a folder, is never written over. */
function draftNumber(item: DeskItem, { caller }: Editor): number {
  const draft = headOf(item, item.draftVersion);
  const isOwn = draft !== undefined && draft.publishedAt === undefined && draft.createdBy === caller.uid;
  return isOwn ? draft.version : nextNumber(item);
}

export const nextNumber = ({ versions }: Pick<DeskItem, 'versions'>): number =>
  Math.max(0, ...versions.map(({ version }) => version)) + 1;
