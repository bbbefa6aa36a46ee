import type { FirstRoute } from './first-routes.ts';

export type LazyPart = {
  /** Whether it comes by itself on a first visit to this route, at its longest: new browser, first sign-in. */
  comesTo: (route: FirstRoute) => boolean;
  /** The areas of text it brings along. */
  texts?: readonly string[];
};

const never = () => false;
const toPortal = ({ chrome }: FirstRoute) => chrome === 'portal';

/**
 * When each part that is imported lazily comes, by its module under `src`. A part that is not named here counts on every
 * route from which it can be reached; screens and texts are known from the route table.
 */
export const lazyParts: Readonly<Record<string, LazyPart>> = {
  'app/shell/portal-frame.tsx': { comesTo: toPortal, texts: ['shell'] },
  'app/shell/age/age-dialog.tsx': { comesTo: ({ chrome }) => chrome !== 'public', texts: ['age'] },
  'capabilities/content/tutorial/tutorial.tsx': { comesTo: toPortal, texts: ['tutorial'] },
  'capabilities/content/banner-carousel.tsx': { comesTo: ({ hasBanners }) => hasBanners },
  'capabilities/cart/reorder/repeat-block.tsx': { comesTo: ({ path }) => path === '/', texts: ['order', 'cart'] },
  'capabilities/cart/usual/usual-block.tsx': { comesTo: ({ path }) => path === '/', texts: ['order', 'cart'] },
  'screens/home/favourites-block.tsx': { comesTo: ({ path }) => path === '/', texts: ['catalogue'] },
  'screens/catalog/ask-list.ts': { comesTo: ({ path }) => path === '/catalog/products' },
  'screens/catalog-product/ask-product.ts': { comesTo: ({ path }) => path === '/catalog/$id' },
  // These come when somebody reaches for them, or goes elsewhere, or when a call has failed.
  'capabilities/favourites/set-favourite.ts': { comesTo: never },
  'app/shell/menu/menu-drawer.tsx': { comesTo: never },
  'app/shell/account-panel.tsx': { comesTo: never },
  'app/shell/palette/portal-palette.tsx': { comesTo: never },
  'capabilities/hand-off/academy-visit.tsx': { comesTo: never },
  'capabilities/help/ask-for-help.tsx': { comesTo: never },
  'capabilities/hand-off/hand-over.ts': { comesTo: never },
  'app/shell/ship-to-switch/move-cart.ts': { comesTo: never },
  'app/shell/ship-to-switch/ship-to-question.tsx': { comesTo: never },
  'app/shell/ship-to-switch/ship-to-switch.tsx': { comesTo: never },
  'capabilities/cart/amount/add-whole.ts': { comesTo: never },
  'capabilities/cart/reorder/repeat-dialog.tsx': { comesTo: never },
  'capabilities/cart/reorder/repeated-panel.tsx': { comesTo: never },
  'capabilities/cart/panel/cart-overlay.tsx': { comesTo: never },
  'capabilities/cart/delivery/other-day.tsx': { comesTo: never },
  'capabilities/cart/amount/save-line.ts': { comesTo: never },
  'capabilities/notifications/bell-panel.tsx': { comesTo: never },
  'capabilities/notifications/preferences.tsx': { comesTo: never },
  'capabilities/quick-order/stored-rows.ts': { comesTo: never },
  'capabilities/quick-order/quick-order-pad.tsx': { comesTo: never },
  'capabilities/search/search-page.tsx': { comesTo: never },
  'capabilities/search/search-parts.ts': { comesTo: never },
  'capabilities/ship-to/ship-to-picker.tsx': { comesTo: never },
  'screens/catalog-product/bundle/bundle-offer.tsx': { comesTo: never },
  'screens/order-summary/blocks/edited-delivery.tsx': { comesTo: never },
  'screens/order-summary/blocks/edited-lines.tsx': { comesTo: never },
  'screens/catalog/filters/facet-drawer.tsx': { comesTo: never },
  'capabilities/content/news/teaser-dialog.tsx': { comesTo: never },
  'ui/overlay/menu-panel.tsx': { comesTo: never },
  'ui/overlay/dialogs/dialog-panel.tsx': { comesTo: never },
  // These wait until the page is there and the browser has nothing else to do (`platform/when-idle.ts`): the bell, what of
  // the cart is beside the goods, and what is read below them. Their room is kept free.
  'app/shell/cut-off.tsx': { comesTo: never },
  'capabilities/notifications/bell.tsx': { comesTo: never },
  'capabilities/cart/panel/cart-panel.tsx': { comesTo: never },
  'capabilities/cart/amount/catalogue-row.tsx': { comesTo: never },
  'capabilities/cart/amount/line-stepper.tsx': { comesTo: never },
  'capabilities/cart/load/load-preview.tsx': { comesTo: never },
  'capabilities/cart/load/load-strip.tsx': { comesTo: never },
  'capabilities/cart/panel/order-bar.tsx': { comesTo: never },
  'capabilities/quick-order/quick-order-row.tsx': { comesTo: never },
  'screens/home/delivery/coming-order.tsx': { comesTo: never },
  'screens/home/delivery/terms-card.tsx': { comesTo: never },
  'screens/home/order/order-blocks.tsx': { comesTo: never },
  'capabilities/content/news/teasers.tsx': { comesTo: never },
  // These wait until the page is there, or are another home.
  'screens/home/desk-blocks.tsx': { comesTo: never },
  'screens/catalog/results/empty-list.tsx': { comesTo: never },
  'screens/home/news-block.tsx': { comesTo: never },
  'screens/home/paying/paying-home.tsx': { comesTo: never },
  'ui/sanitise-html.ts': { comesTo: never },
};
