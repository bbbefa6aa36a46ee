import type { filesRoutes as contract } from '@dray/contract/files/files.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { FilesDoor } from './files.door.ts';
import { type PicturesDeps, storedPictures } from './stored-pictures.ts';

export function filesRoutes(filesOf: DoorOf<FilesDoor>, deps: PicturesDeps): RestHandlers<typeof contract> {
  const findPicture = storedPictures(deps);
  return {
    async showPicture(request, { params: { file } }) {
      const picture = await findPicture(file, (key) =>
        request.read((transaction) => filesOf(transaction).findPublicFile(key)),
      );
      if (!picture) throw new Refusal('NOT_FOUND');
      return picture;
    },
  };
}
