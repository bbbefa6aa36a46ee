import type { RoutePath } from '@dray/contract/section-table.ts';
import { isSection, type Section } from '@dray/contract/sections.ts';
import type { BulkUploadAddress } from '#capabilities/bulk-upload/index.ts';
import { type ListAddress, readListAddress } from '#capabilities/catalogue/index.ts';
import type { MaterialsAddress, NewsAddress, SupportAddress, TrainingAddress } from '#capabilities/content/index.ts';
import type { CustomerAddress, CustomersAddress } from '#capabilities/customers/index.ts';
import type { DeskAddress } from '#capabilities/desk/index.ts';
import type { DocumentsAddress } from '#capabilities/documents/index.ts';
import type { HelpAddress } from '#capabilities/help/index.ts';
import type { ImportsAddress } from '#capabilities/imports/index.ts';
import type { OnboardingAddress, OnboardingsAddress } from '#capabilities/onboarding/index.ts';
import type { OrderDeskAddress } from '#capabilities/order-desk/index.ts';
import { type OrdersAddress, readOrdersAddress } from '#capabilities/ordering/index.ts';
import type { PeopleAddress } from '#capabilities/people/index.ts';
import type { PriceListsAddress, PriceQuestion } from '#capabilities/pricing/index.ts';
import { readSavedOrdersAddress, type SavedOrdersAddress } from '#capabilities/saved-orders/index.ts';
import type { ChangesAddress, StaffPeopleAddress, TrailFilters } from '#capabilities/staff/index.ts';
import type { TicketsAddress } from '#capabilities/support/index.ts';

const signInErrors = ['provider', 'expired', 'refused', 'strength'] as const;
type SignInError = (typeof signInErrors)[number];

type Searches = {
  '/login': { returnUrl?: string; error?: SignInError };
  '/verification': { document?: string };
  '/error403': { section?: Section };
  '/cart': { repeated?: string };
  '/catalog/products': ListAddress;
  '/catalog/favorites': ListAddress;
  '/catalog/bulk-upload': BulkUploadAddress;
  '/bulk-upload-success': Pick<BulkUploadAddress, 'job'>;
  '/my-documents': DocumentsAddress;
  '/marketing-materials': MaterialsAddress;
  '/news': NewsAddress;
  '/training': TrainingAddress;
  '/training/$path': TrainingAddress;
  '/support/faq': SupportAddress;
  '/support/knowledge-base': SupportAddress;
  '/support/tickets': TicketsAddress & HelpAddress;
  '/contact': HelpAddress;
  '/orders/history': OrdersAddress;
  '/orders/saved': SavedOrdersAddress;
  '/profile/details': { view?: 'notifications' };
  '/profile/management': PeopleAddress;
  '/saml-error': { reason?: unknown };
  '/staff': DeskAddress;
  '/staff/orders': OrderDeskAddress;
  '/staff/customers': CustomersAddress;
  '/staff/customers/$companyId': CustomerAddress;
  '/staff/onboardings': OnboardingsAddress;
  '/staff/onboardings/$id': OnboardingAddress;
  '/staff/imports': ImportsAddress;
  '/staff/prices/lists': PriceListsAddress;
  '/staff/people': StaffPeopleAddress;
  '/staff/changes': ChangesAddress;
  '/staff/audit': TrailFilters;
  '/staff/prices/explain': PriceQuestion;
};

/** What a route reads from behind the question mark. */
export type SearchOf<Path extends RoutePath> = Path extends keyof Searches ? Searches[Path] : Record<never, never>;

// Nothing but types of a screen that few open comes with the first page: it reads its address itself.
const asWritten = <T>(search: Record<string, unknown>) => search as T;

const readers: { [Path in keyof Searches]: (search: Record<string, unknown>) => Searches[Path] } = {
  '/login': ({ returnUrl, error }) => ({
    ...(typeof returnUrl === 'string' ? { returnUrl } : {}),
    ...(isSignInError(error) ? { error } : {}),
  }),
  '/verification': ({ document }) => (typeof document === 'string' ? { document } : {}),
  '/error403': ({ section }) => (isSection(section) ? { section } : {}),
  // The router reads a row of figures as a number.
  '/cart': ({ repeated }) => (repeated ? { repeated: String(repeated) } : {}),
  '/catalog/products': readListAddress,
  '/catalog/favorites': readListAddress,
  '/catalog/bulk-upload': asWritten,
  '/bulk-upload-success': asWritten,
  '/my-documents': asWritten,
  '/marketing-materials': asWritten,
  '/news': asWritten,
  '/training': asWritten,
  '/training/$path': asWritten,
  '/support/faq': asWritten,
  '/support/knowledge-base': asWritten,
  '/support/tickets': asWritten,
  '/contact': asWritten,
  '/orders/history': readOrdersAddress,
  '/orders/saved': readSavedOrdersAddress,
  '/profile/details': ({ view }) => (view === 'notifications' ? { view } : {}),
  '/profile/management': asWritten,
  '/saml-error': asWritten,
  '/staff': asWritten,
  '/staff/orders': asWritten,
  '/staff/customers': asWritten,
  '/staff/customers/$companyId': asWritten,
  '/staff/onboardings': asWritten,
  '/staff/onboardings/$id': asWritten,
  '/staff/imports': asWritten,
  '/staff/prices/lists': asWritten,
  '/staff/people': asWritten,
  '/staff/changes': asWritten,
  '/staff/audit': asWritten,
  '/staff/prices/explain': asWritten,
};

export function readSearch<Path extends RoutePath>(path: Path, search: Record<string, unknown>): SearchOf<Path> {
  const read = path in readers ? readers[path as keyof Searches] : () => ({});
  return read(search) as SearchOf<Path>;
}

const isSignInError = (value: unknown): value is SignInError => signInErrors.some((error) => error === value);
