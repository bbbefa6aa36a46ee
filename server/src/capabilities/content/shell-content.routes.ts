import type { shellContentRoutes as contract } from '@dray/contract/content/content.rest.ts';
import { linkTypes } from '@dray/contract/content/link-types.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ReadContent } from './read-content.ts';
import { bannerToWire, externalLinkToWire, footerLinkToWire, helpPageToWire } from './shell/shell-content.wire.ts';
import { pageToWire } from './wire/content.wire.ts';

export function shellContentRoutes(read: ReadContent): RestHandlers<typeof contract> {
  return {
    async listLinks(request, { query }) {
      const { found } = await read.forShell(request, ['links'], (door, reader) =>
        door.listLinks(reader, linkTypes, query),
      );
      return pageToWire(found, footerLinkToWire);
    },
    async listExternalLinks(request, { query }) {
      const { found } = await read.forShell(request, ['portalExtLinks'], (door, reader) =>
        door.listLinks(reader, ['External'], query),
      );
      return pageToWire(found, externalLinkToWire);
    },
    async listBanners(request, { query: { locationId, ...paging } }) {
      const { found } = await read.forShell(request, ['banners'], (door, reader) =>
        door.listBanners(reader, locationId, paging),
      );
      return pageToWire(found, bannerToWire);
    },
    async listHelpPages(request, { query }) {
      const { found } = await read.forShell(request, ['helppages'], (door, reader) =>
        door.listHelpPages(reader, query),
      );
      return pageToWire(found, helpPageToWire(query.offset));
    },
  };
}
