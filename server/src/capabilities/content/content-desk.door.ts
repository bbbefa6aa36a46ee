import type { Country } from '@dray/contract/markets.ts';
import { addItem, type NewItem } from './desk/add-item.ts';
import { addUpload } from './desk/add-upload.ts';
import type { DeskDeps, Editor } from './desk/desk.deps.ts';
import { writtenHead } from './desk/desk-item.model.ts';
import type { Which } from './desk/get-item.ts';
import { type AskedItems, listItems } from './desk/list-items.ts';
import { publishItem, unpublishItem } from './desk/publish-item.ts';
import { restoreVersion } from './desk/restore-version.ts';
import { saveDraft } from './desk/save-draft.ts';
import { findDeskFile, type PreviewReader, previewItem, showItem } from './desk/show-item.ts';
import type { JudgedFile } from './needs/content-desk.deps.ts';

export type ContentDesk = ReturnType<typeof contentDesk>;

/** Content for those who write it, each within the markets where they may. */
export const contentDesk = (deps: DeskDeps) => ({
  nowIn: deps.nowIn,
  async listItems(mine: readonly Country[], asked: AskedItems) {
    const page = await listItems(deps, mine, asked);
    const people = await deps.findNames(page.items.flatMap((item) => writtenHead(item)?.createdBy ?? []));
    return { page, people };
  },
  showItem: (mine: readonly Country[], which: Which) => showItem(deps, mine, which),
  previewItem: (mine: readonly Country[], which: Which, reader: PreviewReader) =>
    previewItem(deps, mine, which, reader),
  findFile: (mine: readonly Country[], which: Which, fileId: string) => findDeskFile(deps, mine, which, fileId),
  addItem: (editor: Editor, wanted: NewItem) => addItem(deps, editor, wanted),
  saveDraft: (editor: Editor, draft: Parameters<typeof saveDraft>[2]) => saveDraft(deps, editor, draft),
  publishItem: (editor: Editor, asked: Parameters<typeof publishItem>[2]) => publishItem(deps, editor, asked),
  unpublishItem: (editor: Editor, asked: Parameters<typeof unpublishItem>[2]) => unpublishItem(deps, editor, asked),
  restoreVersion: (editor: Editor, asked: Parameters<typeof restoreVersion>[2]) => restoreVersion(deps, editor, asked),
  addUpload: (editor: Editor, which: Which, file: JudgedFile) => addUpload(deps, editor, which, file),
});
