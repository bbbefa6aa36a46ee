import type { MasterKindName } from '../master-data/master-kinds.ts';
import type { StaffRight } from '../staff/rights.ts';

/** What a new customer is made of, in the order in which it is written. */
export const onboardingSteps = [
  'company',
  'payer',
  'sold-to',
  'ship-tos',
  'calendar',
  'price-list',
  'payment',
  'owner',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export type StepRules = {
  right: StaffRight;
  /** The rows that it becomes. */
  kind: MasterKindName;
  /** Has to be done before; nothing can be written without it. */
  needs: OnboardingStep | undefined;
  /** What somebody types, in the columns of the kind; the portal knows the others. */
  fields: readonly string[];
  /** A row for each ship-to. */
  hasRows: boolean;
};

const address = ['street', 'postal_code', 'city'] as const;
const numbers = ['identification_no', 'tax_number'] as const;
const one = { hasRows: false } as const;

export const stepRules: Readonly<Record<OnboardingStep, StepRules>> = {
  company: {
    right: 'customers.edit',
    kind: 'companies',
    needs: undefined,
    fields: ['id', 'name', ...numbers],
    ...one,
  },
  payer: {
    right: 'customers.edit',
    kind: 'payers',
    needs: 'company',
    fields: ['id', 'name', ...address, ...numbers],
    ...one,
  },
  'sold-to': {
    right: 'customers.edit',
    kind: 'sold-tos',
    needs: 'payer',
    fields: ['id', 'name', ...address],
    ...one,
  },
  'ship-tos': {
    right: 'customers.edit',
    kind: 'ship-tos',
    needs: 'sold-to',
    fields: ['id', 'name', ...address, 'province', 'customer_type'],
    hasRows: true,
  },
  calendar: {
    right: 'customers.edit',
    kind: 'transports-and-calendars',
    needs: 'ship-tos',
    fields: ['ship_to', 'transport', 'handstacked', 'lead_days', 'cut_off', 'closed_weekdays'],
    hasRows: true,
  },
  'price-list': {
    right: 'assignments.edit',
    kind: 'assignments',
    needs: 'ship-tos',
    fields: ['ship_to', 'price_list'],
    hasRows: true,
  },
  payment: { right: 'customers.edit', kind: 'payment-terms', needs: 'payer', fields: ['methods'], ...one },
  owner: {
    right: 'customers.edit',
    kind: 'users',
    needs: 'company',
    fields: ['email', 'first_name', 'last_name', 'phone', 'language'],
    ...one,
  },
};

export const onboardingStates = ['open', 'finished', 'discarded'] as const;
export type OnboardingState = (typeof onboardingStates)[number];

/** `waiting`: a second person has to approve it. */
export const stepStates = ['empty', 'draft', 'waiting', 'done'] as const;
export type StepState = (typeof stepStates)[number];
