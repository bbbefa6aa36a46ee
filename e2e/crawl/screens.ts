/** How many controls of a screen were found when it was last looked at: fewer mean that something is no longer reached. */
type CrawledScreen = { path: string; least: number };

export type CrawlPlan = { account: string; screens: readonly CrawledScreen[] };

export const widths = [1280, 1100, 360] as const;

/** Three people who see different things: everything at three pubs, pallets at a wholesaler, documents alone. */
export const plans: readonly CrawlPlan[] = [
  {
    account: 'owner@ulipy.example',
    screens: [
      { path: '/', least: 12 },
      { path: '/catalog/products', least: 20 },
      { path: '/catalog/favorites', least: 12 },
      { path: '/catalog/CZ100003', least: 14 },
      { path: '/catalog/CZS100202', least: 12 },
      { path: '/orders/history', least: 10 },
      { path: '/orders/saved', least: 10 },
      { path: '/profile/details', least: 8 },
      { path: '/contact', least: 5 },
      { path: '/error403?section=Contracts', least: 6 },
      { path: '/nowhere', least: 6 },
    ],
  },
  {
    account: 'warehouse@velkosklad-brno.example',
    screens: [
      { path: '/cart', least: 18 },
      { path: '/order-summary', least: 10 },
      { path: '/catalog/products?view=list', least: 20 },
    ],
  },
  {
    account: 'accountant@tatravelko.example',
    screens: [
      { path: '/', least: 6 },
      { path: '/profile/details', least: 6 },
    ],
  },
];
