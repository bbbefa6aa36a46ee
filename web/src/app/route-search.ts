import type { RoutePath } from '@dray/contract/section-table.ts';
import { isSection, type Section } from '@dray/contract/sections.ts';
import { type ListAddress, readListAddress } from '#capabilities/catalogue/index.ts';
import { type HelpAddress, readHelpAddress } from '#capabilities/help/index.ts';
import { type OrdersAddress, readOrdersAddress } from '#capabilities/ordering/index.ts';
import { readSavedOrdersAddress, type SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';

const signInErrors = ['provider', 'expired', 'refused'] as const;
type SignInError = (typeof signInErrors)[number];

type Searches = {
  '/login': { returnUrl?: string; error?: SignInError };
  '/error403': { section?: Section };
  '/catalog/products': ListAddress;
  '/catalog/favorites': ListAddress;
  '/contact': HelpAddress;
  '/orders/history': OrdersAddress;
  '/orders/saved': SavedOrdersAddress;
};

/** What a route reads from behind the question mark. */
export type SearchOf<Path extends RoutePath> = Path extends keyof Searches ? Searches[Path] : Record<never, never>;

const readers: { [Path in keyof Searches]: (search: Record<string, unknown>) => Searches[Path] } = {
  '/login': ({ returnUrl, error }) => ({
    ...(typeof returnUrl === 'string' ? { returnUrl } : {}),
    ...(isSignInError(error) ? { error } : {}),
  }),
  '/error403': ({ section }) => (isSection(section) ? { section } : {}),
  '/catalog/products': readListAddress,
  '/catalog/favorites': readListAddress,
  '/contact': readHelpAddress,
  '/orders/history': readOrdersAddress,
  '/orders/saved': readSavedOrdersAddress,
};

export function readSearch<Path extends RoutePath>(path: Path, search: Record<string, unknown>): SearchOf<Path> {
  const read = path in readers ? readers[path as keyof Searches] : () => ({});
  return read(search) as SearchOf<Path>;
}

const isSignInError = (value: unknown): value is SignInError => signInErrors.some((error) => error === value);
