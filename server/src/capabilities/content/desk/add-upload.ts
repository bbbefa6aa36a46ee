import { Refusal } from '#platform/refusal.ts';
import type { JudgedFile } from '../needs/content-desk.deps.ts';
import type { DeskDeps, Editor } from './desk.deps.ts';
import { freeName, plainFileName, uploadIdOf } from './desk-file.model.ts';
import { mayChange } from './desk-item.model.ts';
import { getItem, record, type Which } from './get-item.ts';
import type { DeskUpload } from './upload.store.ts';

const filesAtMost = 60;

/** A file for an item; no version has it before a draft names it. */
export async function addUpload(deps: DeskDeps, editor: Editor, which: Which, file: JudgedFile): Promise<DeskUpload> {
  await deps.items.lockItem(which.id);
  const item = await getItem(deps, editor.scope.markets, which);
  if (!mayChange(item, editor.scope.markets)) throw new Refusal('CONTENT_FOR_OTHER_MARKETS');
  const known = await deps.uploads.listFiles(item.id);
  if (known.length >= filesAtMost) throw new Refusal('CONTENT_FILES_FULL', { max: filesAtMost });
  const name = freeName(plainFileName(file.originalName), file.key, known);
  const upload = { name, key: file.key, type: file.contentType, size: file.sizeBytes };
  await deps.files.addFiles([file]);
  await deps.uploads.addUpload({
    ...upload,
    itemId: item.id,
    id: uploadIdOf(item.id, upload),
    by: editor.caller.uid,
    at: deps.clock.now(),
  });
  await record(deps, editor, 'content-file-added', item, { name });
  return upload;
}
