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
  'app/shell/tutorial/tutorial.tsx': { comesTo: toPortal, texts: ['tutorial'] },
  'capabilities/content/banner-carousel.tsx': { comesTo: ({ hasBanners }) => hasBanners },
  'screens/home/favourites-block.tsx': { comesTo: ({ path }) => path === '/', texts: ['catalogue'] },
  'screens/catalog/ask-list.ts': { comesTo: ({ path }) => path === '/catalog/products' },
  'screens/catalog-product/ask-product.ts': { comesTo: ({ path }) => path === '/catalog/$id' },
  // These come when somebody reaches for them, or goes elsewhere, or when a call has failed.
  'app/shell/menu/menu-drawer.tsx': { comesTo: never },
  'app/shell/ship-to-switch/move-cart.ts': { comesTo: never },
  'app/shell/ship-to-switch/ship-to-question.tsx': { comesTo: never },
  'app/shell/ship-to-switch/ship-to-switch.tsx': { comesTo: never },
  'capabilities/cart/amount/add-whole.ts': { comesTo: never },
  'capabilities/cart/panel/cart-overlay.tsx': { comesTo: never },
  'capabilities/cart/delivery/other-day.tsx': { comesTo: never },
  'capabilities/cart/amount/save-line.ts': { comesTo: never },
  'capabilities/quick-order/stored-rows.ts': { comesTo: never },
  'capabilities/quick-order/quick-order-pad.tsx': { comesTo: never },
  'capabilities/search/search-page.tsx': { comesTo: never },
  'capabilities/search/search-sections.ts': { comesTo: never },
  'capabilities/search/suggestion-panel.tsx': { comesTo: never },
  'capabilities/ship-to/ship-to-picker.tsx': { comesTo: never },
  'screens/catalog-product/bundle/bundle-offer.tsx': { comesTo: never },
  'screens/order-summary/blocks/edited-delivery.tsx': { comesTo: never },
  'screens/order-summary/blocks/edited-lines.tsx': { comesTo: never },
  'screens/catalog/filters/facet-drawer.tsx': { comesTo: never },
  'ui/overlay/menu-panel.tsx': { comesTo: never },
  'ui/overlay/dialogs/dialog-panel.tsx': { comesTo: never },
  // These wait until the page is there and the browser has nothing else to do (`platform/when-idle.ts`): what of the cart
  // stands beside the goods, and what is read below them. Their room is kept free.
  'capabilities/cart/panel/cart-panel.tsx': { comesTo: never },
  'capabilities/cart/amount/catalogue-row.tsx': { comesTo: never },
  'capabilities/cart/amount/line-stepper.tsx': { comesTo: never },
  'capabilities/cart/load/load-preview.tsx': { comesTo: never },
  'capabilities/cart/load/load-strip.tsx': { comesTo: never },
  'capabilities/cart/panel/order-bar.tsx': { comesTo: never },
  'capabilities/quick-order/quick-order-row.tsx': { comesTo: never },
  'ui/sanitise-html.ts': { comesTo: never },
};
