import { Refusal } from '#platform/refusal.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { headOf } from './desk-item.model.ts';
import { getToChange, record, type Which } from './get-item.ts';
import { nextNumber } from './save-draft.ts';

/** An older version as the draft again, under a number of its own; what was the draft stays among the versions. */
export async function restoreVersion(
  deps: DeskDeps,
  editor: Editor,
  { restored, ...asked }: Which & { version: number; restored: number },
): Promise<void> {
  const item = await getToChange(deps, editor, asked);
  if (!headOf(item, restored)) throw new Refusal('NOT_FOUND');
  const version = nextNumber(item);
  const made = { at: deps.clock.now(), by: editor.caller.uid };
  await deps.changes.copyVersion(item.id, restored, version, made);
  await deps.changes.setCurrent(
    item.id,
    { draft: version, published: item.publishedVersion, next: item.nextVersion },
    made,
  );
  await record(deps, editor, 'content-restored', item, { version, restored });
}
