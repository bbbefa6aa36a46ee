import type { contentFilesRoutes as contract } from '@dray/contract/content/content-files.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { type ContentFiles, sectionOfKind } from './files/content-files.ts';
import type { ReadContent } from './read-content.ts';
import type { FoundFile } from './rules/content-entry.model.ts';

type Parts = { read: ReadContent; files: ContentFiles };

/** Files of the tutorial are for everybody who is signed in; marketing files have their own calls. */
function mayOpen(request: Request, { kind }: FoundFile): boolean {
  if (kind === 'help-page') return true;
  const section = sectionOfKind[kind];
  return section !== undefined && request.holds(section, undefined);
}

export function contentFilesRoutes({ read, files }: Parts): RestHandlers<typeof contract> {
  return {
    async getContentFile(request, { params: { id } }) {
      const { found } = await read(request, [], (door, reader) => door.findFile(reader, id));
      if (!found || !mayOpen(request, found)) throw new Refusal('NOT_FOUND');
      return files.answer(request, found);
    },
    async getPublicContentFile(request, { params: { id } }) {
      // A visitor's picture is asked for without their language, so their market is unknown.
      const isOfAnyMarket = request.delivery.country === undefined;
      const { found } = await read.asAnybody(request, [], (door, reader) =>
        door.findFile({ ...reader, isOfAnyMarket }, id),
      );
      if (!found || (found.kind !== 'news' && found.kind !== 'banner')) throw new Refusal('NOT_FOUND');
      return files.answer(request, found);
    },
  };
}
