import { acting, apart, forgetActing } from './acting.ts';

type StoredIn = 'localStorage' | 'sessionStorage';

/** The keys the specification fixes (S6) and where each lives; the token never outlives its tab (T37). */
const homes = {
  id_token: 'sessionStorage',
  uid: 'sessionStorage',
  lang: 'localStorage',
  shipToId: 'localStorage',
  customertype: 'localStorage',
  store: 'localStorage',
  // Our own: whose session this browser's tabs share, whether anybody chose the language, the way walked so far,
  // which chunks were already reloaded for, the colour scheme chosen by hand, and that the reader is of age (H12).
  signedInAs: 'localStorage',
  langUnchosen: 'localStorage',
  routeHistory: 'sessionStorage',
  reloadedChunks: 'sessionStorage',
  colourScheme: 'localStorage',
  ageConfirmed: 'localStorage',
  // What was looked for last, and that the key / shall be a letter like any other.
  recentSearches: 'localStorage',
  slashIsLetter: 'localStorage',
  // The customers that somebody of the staff opened last.
  recentCustomers: 'localStorage',
  // How the catalogue is shown, whether its prices are shown with tax, and the card one left each of its lists by.
  catalogueView: 'localStorage',
  priceBasis: 'sessionStorage',
  cataloguePlaces: 'sessionStorage',
  // The portal's switches as they were last fetched, for whom and when (T131).
  knownSwitches: 'localStorage',
  // Whether the cart is open beside the catalogue.
  cartPanel: 'localStorage',
  // Whether there was something in the cart, and whether there were offers: the page makes their room before they come.
  cartFilled: 'localStorage',
  offersShown: 'localStorage',
  // An order that was sent and not answered yet, and what the page after an order tells (T29, T94).
  pendingOrder: 'sessionStorage',
  receipts: 'sessionStorage',
  // The session in which the reader was handed over to e-learning (T28).
  handedOver: 'sessionStorage',
  // What came of orders that were repeated into the cart, until it is closed there.
  repeatedOrders: 'sessionStorage',
  // Requests and answers that were begun and not sent.
  requestDrafts: 'localStorage',
} as const satisfies Record<string, StoredIn>;

export type StorageKey = keyof typeof homes;

/** Those the specification names; all of them go when an account turns out not to be validated (T36). */
export const specifiedKeys = ['id_token', 'uid', 'lang', 'shipToId', 'customertype', 'store'] as const;

/** How the portal looks and is worked on this device; nothing else outlives a sign-out. */
const ofTheDevice: ReadonlySet<StorageKey> = new Set([
  'lang',
  'langUnchosen',
  'colourScheme',
  'catalogueView',
  'cartPanel',
  'slashIsLetter',
]);

/** Of the session itself, which the tabs share whatever one of them does. */
const ofTheSession: ReadonlySet<StorageKey> = new Set(['id_token', 'uid', 'signedInAs', 'ageConfirmed']);

/** A tab that acts keeps what is the customer's apart from the other tabs. */
const isApart = (key: StorageKey): boolean => acting !== undefined && !ofTheDevice.has(key) && !ofTheSession.has(key);
const homeOf = (key: StorageKey): StoredIn => (isApart(key) ? 'sessionStorage' : homes[key]);
const nameOf = (key: StorageKey): string => (isApart(key) ? apart(key) : key);

// A browser that blocks site data throws on the mere mention of its storage; the portal then remembers until reload.
const remembered = new Map<StorageKey, string>();

export function readStored(key: StorageKey): string | undefined {
  try {
    return globalThis[homeOf(key)].getItem(nameOf(key)) ?? undefined;
  } catch {
    return remembered.get(key);
  }
}

/** Tells whether the value will survive a reload. */
export function store(key: StorageKey, value: string): boolean {
  try {
    globalThis[homeOf(key)].setItem(nameOf(key), value);
    return true;
  } catch {
    remembered.set(key, value);
    return false;
  }
}

export function removeStored(...keys: readonly StorageKey[]): void {
  for (const key of keys) {
    remembered.delete(key);
    try {
      globalThis[homeOf(key)].removeItem(nameOf(key));
    } catch {
      // Nothing was stored where nothing can be.
    }
  }
}

/** What says that somebody is signed in goes last: when the other tabs hear of that, everything else has gone. */
export function forgetReader(): void {
  const keys = (Object.keys(homes) as StorageKey[]).filter((key) => !ofTheDevice.has(key) && key !== 'signedInAs');
  removeStored(...keys, 'signedInAs');
  forgetPositions();
  addEventListener('pagehide', forgetPositions, { once: true });
}

/** The router keeps how far each address was scrolled, and writes it down once more when the page is left. */
function forgetPositions(): void {
  try {
    forgetActing();
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('tsr-scroll-restoration')) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}
