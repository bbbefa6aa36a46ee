import { type OnboardingStep, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import { fault } from '#platform/csv/cell-fault.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import type { Onboarding, RowFault } from '../rules/onboarding.model.ts';
import { flowFaults, toMasterRows } from '../rules/step-rows.model.ts';

export type JudgedStep = {
  faults: readonly RowFault[];
  /** Those that differ from what is stored, whole. */
  toWrite: readonly MasterRow[];
  keys: readonly string[];
};

type Deps = Pick<OnboardingDeps, 'company' | 'master'>;

/** By the rules of the kind, and by what the flow adds: numbers that somebody else has, rows that have to stay. */
export async function judgeStep(
  { company, master }: Deps,
  onboarding: Onboarding,
  step: OnboardingStep,
  typed: readonly MasterRow[],
): Promise<JudgedStep> {
  const rows = toMasterRows(onboarding, step, typed);
  const judged = await master.judgeRows(stepRules[step].kind, { rows, markets: [onboarding.country] });
  const written = onboarding.steps[step]?.written ?? [];
  const keys = judged.map(({ key }) => key);
  const hasId = stepRules[step].fields.includes('id');
  const faults = judged.flatMap(({ faults: own, key, verdict }, row): RowFault[] => {
    if (own.length > 0) return own.map((each) => ({ row, ...each }));
    const isTaken = hasId && verdict !== 'new' && !written.includes(key);
    return isTaken ? [{ row, ...fault('id', 'ID_TAKEN', { id: rows[row]?.id ?? '' }) }] : [];
  });
  const moved = written.flatMap((key, row): RowFault[] =>
    keys[row] === key ? [] : [{ row, ...fault(keyColumn(step), 'STAYS', { was: key.split('\u001f')[0] ?? '' }) }],
  );
  const isDoubled = step === 'company' ? await findDoubled(company, onboarding, rows[0]) : [];
  return {
    faults: [...flowFaults(onboarding, step, typed), ...moved, ...faults, ...isDoubled],
    toWrite: judged.flatMap(({ becomes }) => (becomes ? [becomes] : [])),
    keys,
  };
}

const keyColumn = (step: OnboardingStep): string => (stepRules[step].fields.includes('id') ? 'id' : 'ship_to');

/** Two customers of a market never share a number. */
async function findDoubled(
  company: Deps['company'],
  { country }: Onboarding,
  row: MasterRow | undefined,
): Promise<RowFault[]> {
  const { id = '', identification_no = '', tax_number = '' } = row ?? {};
  const numbers = { identificationNo: identification_no, taxNumber: tax_number };
  const taken = await company.findTakenNumbers(country, numbers, id);
  return taken.map(({ companyId, column }) => ({ row: 0, ...fault(column, 'NUMBER_TAKEN', { company: companyId }) }));
}
