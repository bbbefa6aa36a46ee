import { marketOf } from '@dray/contract/markets.ts';
import { type OnboardingStep, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import type { Onboarding, RowFault } from './onboarding.model.ts';

/** The role that the first person of a customer has. */
const ownerRole = 'R-OWNER';

export const rowsOf = ({ steps }: Pick<Onboarding, 'steps'>, step: OnboardingStep): readonly MasterRow[] =>
  steps[step]?.rows ?? [];

const idOf = (onboarding: Pick<Onboarding, 'steps'>, step: OnboardingStep): string =>
  rowsOf(onboarding, step)[0]?.id ?? '';

export const shipToIdsOf = (onboarding: Pick<Onboarding, 'steps'>): string[] =>
  rowsOf(onboarding, 'ship-tos').flatMap(({ id }) => (id ? [id] : []));

/** Columns that nobody has to type: they follow from the steps before. */
function givenTo(onboarding: Pick<Onboarding, 'country' | 'steps'>, step: OnboardingStep): MasterRow {
  const { country: market } = onboarding;
  const company = idOf(onboarding, 'company');
  const given: Readonly<Record<OnboardingStep, MasterRow>> = {
    company: { market },
    payer: { market, company },
    'sold-to': { market, company, payer: idOf(onboarding, 'payer') },
    'ship-tos': { market, company, sold_to: idOf(onboarding, 'sold-to') },
    calendar: {},
    'price-list': {},
    payment: { payer: idOf(onboarding, 'payer') },
    owner: { company, role: ownerRole, invite: '1' },
  };
  return given[step];
}

/** Whole rows, as a file would have them. */
export const toMasterRows = (
  onboarding: Pick<Onboarding, 'country' | 'steps'>,
  step: OnboardingStep,
  typed: readonly MasterRow[],
): MasterRow[] => typed.map((row) => ({ ...row, ...givenTo(onboarding, step) }));

/** Without spaces around, in the step's own columns; a field that it has not is named. */
export function readTyped(
  step: OnboardingStep,
  rows: readonly MasterRow[],
): { rows: MasterRow[] } | { unknown: string } {
  const { fields } = stepRules[step];
  const unknown = rows.flatMap(Object.keys).find((column) => !fields.includes(column));
  if (unknown !== undefined) return { unknown };
  return {
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim()]))),
  };
}

/** What the flow itself asks for, besides what each kind asks of its rows. */
export function flowFaults(
  onboarding: Pick<Onboarding, 'steps'>,
  step: OnboardingStep,
  rows: readonly MasterRow[],
): RowFault[] {
  const { hasRows } = stepRules[step];
  if (rows.length === 0 || (!hasRows && rows.length > 1)) return [{ row: undefined, ...fault('', 'EMPTY') }];
  if (step !== 'calendar' && step !== 'price-list') return [];
  const own = shipToIdsOf(onboarding);
  const foreign = rows.flatMap(({ ship_to: id = '' }, row): RowFault[] =>
    own.includes(id) ? [] : [{ row, ...fault('ship_to', 'NO_SHIP_TO', { id }) }],
  );
  const missing = own.filter((id) => rows.every(({ ship_to }) => ship_to !== id));
  return [...foreign, ...missing.map((id): RowFault => ({ row: undefined, ...fault('', 'ROW_MISSING', { id }) }))];
}

/** How goods come to ship-tos that have no terms of their own yet. */
export type UsualTerms = Readonly<
  Record<'transport' | 'handstacked' | 'lead_days' | 'cut_off' | 'closed_weekdays', string>
>;

/** Where a market has nobody yet. */
export const firstTerms: UsualTerms = {
  transport: 'VAN',
  handstacked: '1',
  lead_days: '1',
  cut_off: '14:00',
  closed_weekdays: '6 7',
};

const picked = (row: MasterRow | undefined, columns: readonly string[]): MasterRow =>
  Object.fromEntries(columns.map((column) => [column, row?.[column] ?? '']));

/** What was typed, and for what was not, what the portal proposes: most of it is known from the step before. */
export function shownRows(
  onboarding: Pick<Onboarding, 'country' | 'name' | 'steps'>,
  step: OnboardingStep,
  { usual, onlyList = '' }: { usual: UsualTerms; onlyList: string | undefined },
): MasterRow[] {
  const typed = rowsOf(onboarding, step);
  const first = (of: OnboardingStep) => rowsOf(onboarding, of)[0];
  if (step === 'calendar' || step === 'price-list') {
    const bare = shipToIdsOf(onboarding).filter((id) => typed.every(({ ship_to }) => ship_to !== id));
    const proposed = step === 'calendar' ? usual : { price_list: onlyList };
    return [...typed, ...bare.map((id) => ({ ship_to: id, ...proposed }))];
  }
  if (typed.length > 0) return [...typed];
  const address = ['name', 'street', 'postal_code', 'city'];
  const proposed: Readonly<Record<typeof step, () => MasterRow>> = {
    company: () => ({ name: onboarding.name }),
    payer: () => picked(first('company'), ['name', 'identification_no', 'tax_number']),
    'sold-to': () => picked(first('payer'), address),
    'ship-tos': () => picked(first('sold-to'), address),
    payment: () => ({}),
    owner: () => ({ language: marketOf(onboarding.country).language }),
  };
  return [{ ...picked(undefined, stepRules[step].fields), ...proposed[step]() }];
}
