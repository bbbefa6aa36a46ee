import type { Country } from '@dray/contract/markets.ts';
import {
  type OnboardingState,
  type OnboardingStep,
  onboardingSteps,
  type StepState,
  stepRules,
} from '@dray/contract/onboarding/onboarding-steps.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { MasterFault, MasterRow } from '#platform/master/master-kind.ts';
import { reaches, staffReachOf } from '#platform/request/reach.ts';
import type { Caller } from '#platform/request/request.ts';

/** What is wrong in one of a step's rows; without a row it is the step as a whole. */
export type RowFault = MasterFault & { row: number | undefined };

/** A step that somebody has begun with. */
export type StepRecord = {
  rows: readonly MasterRow[];
  state: Exclude<StepState, 'empty'>;
  faults: readonly RowFault[];
  /** Keys of the rows that are in the master data, in their order; they stay. */
  written: readonly string[];
  by: string;
  at: string;
  /** What a second person was asked for. */
  change?: string | undefined;
};

export type StepRecords = Readonly<Partial<Record<OnboardingStep, StepRecord>>>;

export type Onboarding = {
  id: string;
  country: Country;
  name: string;
  companyId: string | undefined;
  state: OnboardingState;
  steps: StepRecords;
  version: number;
  createdBy: string;
  createdAt: Date;
  changedAt: Date;
};

export const stateOf = ({ steps }: Pick<Onboarding, 'steps'>, step: OnboardingStep): StepState =>
  steps[step]?.state ?? 'empty';

const isDone = (onboarding: Pick<Onboarding, 'steps'>, step: OnboardingStep): boolean =>
  stateOf(onboarding, step) === 'done';

export const countDone = (onboarding: Pick<Onboarding, 'steps'>): number =>
  onboardingSteps.filter((step) => isDone(onboarding, step)).length;

/** The first one that is not done. */
export const nextStep = (onboarding: Pick<Onboarding, 'steps'>): OnboardingStep | undefined =>
  onboardingSteps.find((step) => !isDone(onboarding, step));

/** What has to be done before this step can be. */
export function waitsFor(onboarding: Pick<Onboarding, 'steps'>, step: OnboardingStep): OnboardingStep | undefined {
  const { needs } = stepRules[step];
  return needs && !isDone(onboarding, needs) ? needs : undefined;
}

/** Rights that open an onboarding at all. */
export const onboardingRights = ['customers.edit', 'assignments.edit'] as const satisfies readonly StaffRight[];

/** Before there is a company nobody's portfolio holds it. */
export const holdsRightOn = (
  { staffGrants }: Pick<Caller, 'staffGrants'>,
  right: StaffRight,
  { country, companyId = '' }: Pick<Onboarding, 'country' | 'companyId'>,
): boolean =>
  reaches({ ...staffReachOf(staffGrants, right), shipToIds: [] }, { companyId, shipToId: undefined, country });

export const isWithin = (caller: Pick<Caller, 'staffGrants'>, onboarding: Onboarding): boolean =>
  onboardingRights.some((right) => holdsRightOn(caller, right, onboarding));

/** A ship-to that came later has neither calendar nor price list: these steps are open again. */
export function reopened(steps: StepRecords, shipToIds: readonly string[]): StepRecords {
  const isCovered = (record: StepRecord) => shipToIds.every((id) => record.rows.some(({ ship_to }) => ship_to === id));
  const open = (record: StepRecord | undefined) =>
    record?.state === 'done' && !isCovered(record) ? { ...record, state: 'draft' as const } : record;
  const { calendar, 'price-list': priceList, ...others } = steps;
  const [days, list] = [open(calendar), open(priceList)];
  return { ...others, ...(days ? { calendar: days } : {}), ...(list ? { 'price-list': list } : {}) };
}
