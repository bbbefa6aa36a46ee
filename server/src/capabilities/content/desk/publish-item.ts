import { isShortKind } from '@dray/contract/content/content-kinds.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { type DeskItem, hasBegunEverywhere, headOf, shownHead } from './desk-item.model.ts';
import type { StoredVersion } from './desk-item.store.ts';
import { getToChange, record, type Which } from './get-item.ts';

type Asked = Which & { version: number };

/**
 * The draft is what customers read from its first moment on. Where another version is shown until then, it stays: the two
 * change places by the clock of each market, and nobody need be awake.
 */
export async function publishItem(deps: DeskDeps, editor: Editor, asked: Asked): Promise<void> {
  const item = await getToChange(deps, editor, asked);
  const draft = headOf(item, item.draftVersion);
  const stored = draft && (await deps.items.findVersion(item.id, draft.version));
  if (!draft || !stored || !isWhole(item, stored)) throw new Refusal('CONTENT_NOT_READY');
  const made = { at: deps.clock.now(), by: editor.caller.uid };
  const today = deps.nowIn(deps.homeMarket).slice(0, 10);
  const shown = item.hasEnded ? undefined : shownHead(item, deps.nowIn)?.version;
  const waits = shown !== undefined && !hasBegunEverywhere(draft, deps.nowIn);
  await deps.changes.markPublished(item.id, draft.version, { ...made, today });
  const published = waits ? shown : draft.version;
  const next = waits ? draft.version : undefined;
  await deps.changes.setCurrent(item.id, { draft: undefined, published, next }, made);
  await record(deps, editor, 'content-published', item, { version: draft.version, from: draft.from ?? '' });
}

/** From now on no customer's call finds it; what was shown is the draft, unless there is a newer one. */
export async function unpublishItem(deps: DeskDeps, editor: Editor, asked: Asked): Promise<void> {
  const item = await getToChange(deps, editor, asked);
  const draft = item.draftVersion ?? item.nextVersion ?? item.publishedVersion;
  if (item.publishedVersion === undefined) return;
  const made = { at: deps.clock.now(), by: editor.caller.uid };
  await deps.changes.setCurrent(item.id, { draft, published: undefined, next: undefined }, made);
  await record(deps, editor, 'content-unpublished', item, { version: item.publishedVersion });
}

/** What a reader would miss at first sight. A language more or less is its writer's own decision. */
function isWhole({ kind }: DeskItem, { texts, group, source, files, subKind }: StoredVersion): boolean {
  if (texts.length === 0 || texts.some(({ body }) => body.title.trim() === '')) return false;
  if (!isShortKind(kind)) return true;
  if (kind === 'link') return typeof source.url === 'string' && subKind !== undefined;
  const hasPicture = files.some(({ role }) => role === 'image') || source.image !== undefined;
  return typeof source.link === 'string' && group !== undefined && hasPicture;
}
