import { addFiles } from './add-files.ts';
import type { FilesDeps } from './files.deps.ts';
import { forgetOldFiles } from './forget-old-files.ts';
import { judgeAttachment } from './judge-attachment.ts';
import { judgeDocument } from './judge-document.ts';
import { judgeContent, judgePicture } from './judge-picture.ts';
import { keepImport } from './keep-import.ts';
import { readWhole } from './read-whole.ts';
import { fileKinds, type NewFile, pictureAddress } from './stored-file.model.ts';

export type FilesDoor = ReturnType<typeof files>;

/** The one store for files: what they are is judged by their bytes, and each has a row that says whose it is and until when. */
export const files = (deps: FilesDeps) => ({
  judgePicture,
  judgeContent,
  judgeDocument,
  judgeAttachment,
  keepImport,
  maxPictureBytes: fileKinds['product-picture'].maxBytes,
  pictureAddress: ({ key }: Pick<NewFile, 'key'>) => pictureAddress(key),
  addFiles: (added: readonly NewFile[]) => addFiles(deps, added),
  findPublicFile: (key: string) => deps.rows.findPublicFile(key, deps.clock.now()),
  /** For a capability that has judged itself who may read it. */
  async readFile(key: string): Promise<Buffer | undefined> {
    const file = await deps.rows.findFile(key, deps.clock.now());
    return file && readWhole(deps.store, file);
  },
  endFiles: (keys: readonly string[]) => deps.rows.endFiles(keys, deps.clock.now()),
  forgetOld: (max: number) => forgetOldFiles(deps, max),
});
