import { addFiles } from './add-files.ts';
import type { FilesDeps } from './files.deps.ts';
import { forgetOldFiles } from './forget-old-files.ts';
import { judgePicture } from './judge-picture.ts';
import { fileKinds, type NewFile, pictureAddress } from './stored-file.model.ts';

export type FilesDoor = ReturnType<typeof files>;

/** The one store for files: what they are is judged by their bytes, and each has a row that says whose it is and until when. */
export const files = (deps: FilesDeps) => ({
  judgePicture,
  maxPictureBytes: fileKinds['product-picture'].maxBytes,
  pictureAddress: ({ key }: Pick<NewFile, 'key'>) => pictureAddress(key),
  addFiles: (added: readonly NewFile[]) => addFiles(deps, added),
  findPublicFile: (key: string) => deps.rows.findPublicFile(key, deps.clock.now()),
  forgetOld: (max: number) => forgetOldFiles(deps, max),
});
