import type { RecordedAction } from '../staff/recorded-actions.ts';

/** What a company's own trail shows of what was done to its people, by the names under which it was written down. */
const personActions = [
  'person-invited',
  'roles-changed',
  'languages-changed',
  'status-changed',
  'sessions-ended',
  'password-set',
  'password-reset-asked',
  'details-changed',
  'sign-in-unlocked',
  'person-erased',
] as const;

const calendarActions = ['calendar-exception-added', 'calendar-exception-ended'] as const;

/** What is written down with the company that it affects: its people, and what the supplier does to its ship-tos. */
export const companyActions = [
  ...personActions,
  'delivery-terms-changed',
  ...calendarActions,
  'price-list-assigned',
  'acting-started',
  'acting-ended',
  'acting-allowed',
  'acting-forbidden',
] as const satisfies readonly RecordedAction[];

/** What the supplier does to all customers of a market. */
export const marketActions = [
  ...calendarActions,
  'holiday-added',
  'holiday-removed',
  'sections-closed',
] as const satisfies readonly RecordedAction[];

/** What is done to many companies in one step, and written down with each of them. */
export const sharedActions = [
  'delivery-terms-changed',
  'import-committed',
  'import-undone',
] as const satisfies readonly RecordedAction[];

/** Everything that a company's own trail shows. */
export const managedActions = [
  ...companyActions,
  'holiday-added',
  'holiday-removed',
  'sections-closed',
  'import-committed',
  'import-undone',
] as const satisfies readonly RecordedAction[];
export type ManagedAction = (typeof managedActions)[number];
export type MarketAction = (typeof marketActions)[number];
export type CompanyAction = (typeof companyActions)[number];

const takingCareOf = 'Who of the supplier looked at what stays with the supplier.';
const wayToErp =
  'The order itself says where it is and what becomes of it; how it reaches the ERP stays with the supplier.';
const goesOn = 'Its beginning and its end are shown, and every order says by whom it was placed.';
const inTheRequest = 'The request itself shows what became of it to anyone who may see it.';
const takingOn = 'A step before the company has anybody who could read it.';

/** The rest of what the supplier's staff writes down with a company or a market, and why it is not its owners' to read. */
export const notForOwners: Readonly<Partial<Record<RecordedAction, string>>> = {
  'staff-read': takingCareOf,
  'data-export-asked': 'Whether somebody takes along what is kept of them is theirs alone to know.',
  'acting-renewed': goesOn,
  'acting-changed': goesOn,
  'erp-retried': wayToErp,
  'erp-parked': wayToErp,
  'erp-renumbered': wayToErp,
  'erp-adopted': wayToErp,
  'erp-given-up': wayToErp,
  'ticket-answered': inTheRequest,
  'ticket-moved': inTheRequest,
  'ticket-merged': inTheRequest,
  'attachment-added': inTheRequest,
  'ticket-noted': takingCareOf,
  'ticket-assigned': takingCareOf,
  'onboarding-started': takingOn,
  'onboarding-step-saved': takingOn,
  'onboarding-step-done': takingOn,
  'onboarding-payment-asked': takingOn,
  'onboarding-finished': takingOn,
  'onboarding-discarded': takingOn,
};
