import type { contentRoutes as contract } from '@dray/contract/content/content.rest.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { DoorOf, Request } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import type { ContentDoor } from './content.door.ts';
import { bannerToWire, externalLinkToWire, footerLinkToWire, helpPageToWire, pageToWire } from './content.wire.ts';

/** A visitor without a market sees the one the portal was set up for. */
export function contentRoutes(contentOf: DoorOf<ContentDoor>, homeMarket: Country): RestHandlers<typeof contract> {
  const marketOf = ({ delivery }: Request): Country => delivery.country ?? homeMarket;

  return {
    listLinks: (request, { query }) =>
      request.read(async (transaction) =>
        pageToWire(
          await contentOf(transaction).listFooterLinks(marketOf(request), query),
          footerLinkToWire(request.language),
        ),
      ),
    listExternalLinks: (request, { query }) =>
      request.read(async (transaction) =>
        pageToWire(
          await contentOf(transaction).listExternalLinks(marketOf(request), query),
          externalLinkToWire(request.language),
        ),
      ),
    listBanners: (request, { query: { locationId, ...paging } }) =>
      request.read(async (transaction) =>
        pageToWire(
          await contentOf(transaction).listBanners({ country: marketOf(request), locationId }, paging),
          bannerToWire(request.language),
        ),
      ),
    listHelpPages: (request, { query }) =>
      request.read(async (transaction) =>
        pageToWire(await contentOf(transaction).listHelpPages(query), helpPageToWire(request.language)),
      ),
  };
}
