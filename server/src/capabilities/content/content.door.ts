import { linkTypes } from '@dray/contract/content/content.rest.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { ContentDeps } from './content.deps.ts';
import type { Paging } from './content.model.ts';
import { listBanners } from './list-banners.ts';

export type ContentDoor = ReturnType<typeof content>;

export function content(deps: ContentDeps) {
  return {
    listFooterLinks: (country: Country, paging: Paging) => deps.content.listLinks(linkTypes, country, paging),
    listExternalLinks: (country: Country, paging: Paging) => deps.content.listLinks(['External'], country, paging),
    listBanners: (banners: { country: Country; locationId: string }, paging: Paging) =>
      listBanners(deps, banners, paging),
    listHelpPages: (paging: Paging) => deps.content.listHelpPages(paging),
  };
}
