import type { DemoPart } from '../demo-part.ts';
import { banners } from './banners.ts';
import { helpPages } from './help-pages.ts';
import { links } from './links.ts';

/** Links, banners and the tutorial: what the shell shows around every screen. */
export const contentPart: DemoPart = {
  name: 'shell-content',
  async load(transaction) {
    await transaction
      .insertInto('portal_link')
      .values(links.map((link, position) => ({ ...link, label: JSON.stringify(link.label), position })))
      .execute();
    await transaction
      .insertInto('banner')
      .values(
        banners.map(({ image, title, body, ...banner }, position) => ({
          ...banner,
          title: JSON.stringify(title),
          body: JSON.stringify(body),
          image_link: `/packs/${image}.svg`,
          image_name: image,
          position,
        })),
      )
      .execute();
    await transaction
      .insertInto('help_page')
      .values(
        helpPages.map(({ id, title, body }, page_order) => ({
          id,
          title: JSON.stringify(title),
          body: JSON.stringify(body),
          page_order,
        })),
      )
      .execute();
  },
};
