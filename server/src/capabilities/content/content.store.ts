import type { Country } from '@dray/contract/markets.ts';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Banner, HelpPage, Link, Page, Paging, Texts } from './content.model.ts';

export type ContentStore = ReturnType<typeof contentStore>;

type Place = { country: Country; today: string; locationId: string };

/** What everyone of a market may read: none of these rows belongs to a customer, so no scope is asked for. */
export const contentStore = namedStore('content', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'portal_link' | 'banner' | 'help_page'>();

  return {
    async listLinks(types: readonly string[], country: Country, paging: Paging): Promise<Page<Link>> {
      const rows = await tables
        .selectFrom('portal_link')
        .select(['name', 'label', 'url', 'type', 'position'])
        .where('type', 'in', [...types])
        .where(isFor(country))
        .orderBy('type')
        .orderBy('position')
        .orderBy('name')
        .execute();
      return pageOf(
        rows.map((row) => ({ ...row, label: row.label as Texts })),
        paging,
      );
    },

    async listBanners({ country, today, locationId }: Place, paging: Paging): Promise<Page<Banner>> {
      const rows = await tables
        .selectFrom('banner')
        .selectAll()
        .where('location_id', '=', locationId)
        .where(isFor(country))
        .where((banner) => banner.or([banner('valid_from', 'is', null), banner('valid_from', '<=', today)]))
        .where((banner) => banner.or([banner('valid_to', 'is', null), banner('valid_to', '>=', today)]))
        .orderBy('position')
        .orderBy('id')
        .execute();
      return pageOf(rows.map(toBanner), paging);
    },

    async listHelpPages(paging: Paging): Promise<Page<HelpPage>> {
      const rows = await tables.selectFrom('help_page').selectAll().orderBy('page_order').execute();
      return pageOf(rows.map(toHelpPage), paging);
    },
  };
});

// An empty list of countries means every market.
const isFor = (country: Country) => sql<SqlBool>`(cardinality(countries) = 0 or ${country} = any(countries))`;

/** These lists hold a few dozen rows at most, so they are read whole and cut here. */
const pageOf = <Item>(items: readonly Item[], { offset, limit }: Paging): Page<Item> => ({
  total: items.length,
  offset,
  limit,
  items: items.slice(offset, offset + limit),
});

type BannerRow = { id: string; title: unknown; body: unknown; image_link: string; image_name: string; link: string };

const toBanner = (row: BannerRow): Banner => ({
  id: row.id,
  title: row.title as Texts,
  body: row.body as Texts,
  imageLink: row.image_link,
  imageName: row.image_name,
  link: row.link,
});

type HelpPageRow = { title: unknown; body: unknown; file_link: string | null; page_order: number };

const toHelpPage = (row: HelpPageRow): HelpPage => ({
  title: row.title as Texts,
  body: row.body as Texts,
  fileLink: row.file_link ?? undefined,
  pageOrder: row.page_order,
});
