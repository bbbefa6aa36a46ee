import type { shellContentRoutes } from '@dray/contract/content/content.rest.ts';
import type { linkTypes } from '@dray/contract/content/link-types.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { fileLink } from '../items/entry.wire.ts';
import type { ContentEntry } from '../rules/content-entry.model.ts';

type Routes = typeof shellContentRoutes;

const linkToWire = ({ path, position, body }: ContentEntry) => ({
  name: path,
  label: body.title,
  url: body.link ?? '/',
  order: position,
});

export const footerLinkToWire = (link: ContentEntry): RestOutput<Routes['listLinks']>['results'][number] => ({
  ...linkToWire(link),
  // These types only were asked for.
  type: link.subKind as (typeof linkTypes)[number],
});

export const externalLinkToWire = (link: ContentEntry): RestOutput<Routes['listExternalLinks']>['results'][number] => ({
  ...linkToWire(link),
  type: 'External',
});

export const bannerToWire = (banner: ContentEntry): RestOutput<Routes['listBanners']>['results'][number] => {
  const { title, summary, link = '/', picture, image } = banner.body;
  return {
    id: banner.path,
    url: link,
    link,
    image: picture ?? (image ? { link: fileLink(banner, image.fileId), name: image.alt } : { link: '', name: '' }),
    title,
    text: summary,
  };
};

/** In order, whatever numbers somebody gave them. */
export const helpPageToWire =
  (offset: number) =>
  (page: ContentEntry, index: number): RestOutput<Routes['listHelpPages']>['results'][number] => {
    const [file] = page.body.files;
    const link = page.body.link ?? (file && fileLink(page, file.id));
    return {
      title: page.body.title,
      body: page.body.summary,
      file: link ? { link } : null,
      pageOrder: offset + index,
    };
  };
