import type { Texts } from '../../i18n/catalogues.ts';

/** What is around a screen: nothing, the portal for its users, the desk of the staff, or what fits the reader. */
export type Chrome = 'none' | 'public' | 'portal' | 'staff';

export type CartPanelPosition = 'docked' | 'folded' | 'over' | 'none';

/** What the route table says of a route besides its address and screen. */
export type RouteFacts = {
  /** The name of the page in the window's title (S15). */
  title?: keyof Texts['common']['titles'];
  chrome?: Chrome;
  hasFooter?: boolean;
  /** The screen needs the room: the rail stays narrow in a wide window, too. */
  compactRail?: boolean;
  /** Price or day depends on the ship-to: a phone shows it under the header. */
  hasShipToBar?: boolean;
  /**
   * Where the cart's panel is in a wide window: beside the page (folded, where the page needs the
   * width and nobody has opened it), over it, or nowhere, for the page is the cart (H4).
   */
  cartPanel?: CartPanelPosition | undefined;
  /** Stays reachable while the portal is closed for maintenance (T97). */
  openInMaintenance?: boolean;
  /** The name under which content knows the location of its banners (T89). */
  bannerLocation?: string | undefined;
  /** S9. */
  isUserVerification?: boolean;
  requireAuthentication?: boolean;
};

/** Of an address where there is no page, or none for this reader. */
export const nowhereFacts = { title: 'notFound', chrome: 'public', hasFooter: true } as const satisfies RouteFacts;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router learns of what we keep beside an address by merging.
  interface HistoryState {
    /** Where somebody wanted to go when their rights could not be fetched (T15). */
    wanted?: string;
    /** What a result page tells of (T29). */
    result?: { orderNumber?: string; message?: string; isCartGone?: true };
    /** What the portal said when somebody asked for help with it. */
    said?: string;
  }
}
