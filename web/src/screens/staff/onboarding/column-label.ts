import { type OnboardingStep, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';

/** Every column that somebody types; what the portal fills in by itself has no name here. */
const columns = [
  'id',
  'name',
  'street',
  'postal_code',
  'city',
  'province',
  'customer_type',
  'identification_no',
  'tax_number',
  'ship_to',
  'transport',
  'handstacked',
  'lead_days',
  'cut_off',
  'closed_weekdays',
  'price_list',
  'methods',
  'email',
  'first_name',
  'last_name',
  'phone',
  'language',
] as const;
export type TypedColumn = (typeof columns)[number];

const isTypedColumn = (column: string): column is TypedColumn => columns.some((each) => each === column);

export const columnLabel = (column: string): `fields.${TypedColumn}` | undefined =>
  isTypedColumn(column) ? `fields.${column}` : undefined;

/** Those of a step, in its order. */
export const columnsOf = (step: OnboardingStep): TypedColumn[] => stepRules[step].fields.filter(isTypedColumn);
