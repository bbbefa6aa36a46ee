import type { contentRoutes, linkTypes } from '@dray/contract/content/content.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { type Banner, type HelpPage, type Link, type Page, textIn } from './content.model.ts';

type Routes = typeof contentRoutes;

export const pageToWire = <Item, Wire>({ items, ...page }: Page<Item>, toWire: (item: Item) => Wire) => ({
  ...page,
  results: items.map(toWire),
});

const linkToWire = (link: Link, language: Language) => ({
  name: link.name,
  label: textIn(link.label, language),
  url: link.url,
  order: link.position,
});

export const footerLinkToWire =
  (language: Language) =>
  (link: Link): RestOutput<Routes['listLinks']>['results'][number] => ({
    ...linkToWire(link, language),
    // The store was asked for these types only.
    type: link.type as (typeof linkTypes)[number],
  });

export const externalLinkToWire =
  (language: Language) =>
  (link: Link): RestOutput<Routes['listExternalLinks']>['results'][number] => ({
    ...linkToWire(link, language),
    type: 'External',
  });

export const bannerToWire =
  (language: Language) =>
  (banner: Banner): RestOutput<Routes['listBanners']>['results'][number] => ({
    id: banner.id,
    url: banner.link,
    link: banner.link,
    image: { link: banner.imageLink, name: banner.imageName },
    title: textIn(banner.title, language),
    text: textIn(banner.body, language),
  });

export const helpPageToWire =
  (language: Language) =>
  (page: HelpPage): RestOutput<Routes['listHelpPages']>['results'][number] => ({
    title: textIn(page.title, language),
    body: textIn(page.body, language),
    file: page.fileLink ? { link: page.fileLink } : null,
    pageOrder: page.pageOrder,
  });
