import type { Tab } from '#capabilities/catalogue/index.ts';

/** The tabs of the one screen; the address of the second is spelled the American way (T11). */
export const tabPaths = { products: '/catalog/products', favourites: '/catalog/favorites' } as const satisfies Record<
  Tab,
  string
>;
