import type { OnboardingStep } from '@dray/contract/onboarding/onboarding-steps.ts';
import { onboardingSteps, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import { staffReachOf } from '#platform/request/reach.ts';
import type { Caller } from '#platform/request/request.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import { holdsRightOn, type Onboarding, onboardingRights } from '../rules/onboarding.model.ts';
import { firstTerms, shownRows } from '../rules/step-rows.model.ts';
import { refuseWithoutRight } from '../steps/reach-onboarding.ts';
import type { AskedOnboardings } from '../store/onboarding.store.ts';

const maxLists = 500;

export type People = ReadonlyMap<string, ManagedAccount>;
export type AskedChange = {
  id: string;
  state: Awaited<ReturnType<OnboardingDeps['staff']['getChange']>>['state'];
  reason: string | undefined;
};

export type ShownOnboarding = {
  onboarding: Onboarding;
  people: People;
  /** Rights of the reader here. */
  rights: ReadonlySet<string>;
  rows: Readonly<Record<OnboardingStep, readonly MasterRow[]>>;
  ownedByErp: ReadonlySet<string>;
  priceLists: readonly { code: string; name: string }[];
  change: AskedChange | undefined;
};

/** As somebody reads it: with names, with what is proposed, and with what they themselves may do. */
export async function showOnboarding(
  deps: OnboardingDeps,
  caller: Caller,
  onboarding: Onboarding,
): Promise<ShownOnboarding> {
  const { country } = onboarding;
  const [people, owners, lists, usual, change] = await Promise.all([
    findPeople(deps, [onboarding]),
    deps.master.listOwners(),
    deps.master.listRows('price-lists', country, maxLists),
    deps.company.findUsualTerms(country),
    findChange(deps, caller, onboarding),
  ]);
  // The list of a market holds what everybody else's leave open; nobody follows it alone.
  const priceLists = lists.flatMap(({ code = '', name = '', market_list }) =>
    market_list === '1' ? [] : [{ code, name }],
  );
  const onlyList = priceLists.length === 1 ? priceLists[0]?.code : undefined;
  const rows = Object.fromEntries(
    onboardingSteps.map((step) => [step, shownRows(onboarding, step, { usual: usual ?? firstTerms, onlyList })]),
  ) as Record<OnboardingStep, MasterRow[]>;
  const erp = new Set(owners.flatMap(({ kind, owner }) => (owner === 'erp' ? [kind] : [])));
  return {
    onboarding,
    people,
    rights: rightsOn(caller, onboarding),
    rows,
    ownedByErp: new Set(onboardingSteps.filter((step) => erp.has(stepRules[step].kind))),
    priceLists,
    change,
  };
}

export type OnboardingPage = {
  results: readonly { onboarding: Onboarding; rights: ReadonlySet<string> }[];
  people: People;
  total: number;
};

export async function listOnboardings(
  deps: OnboardingDeps,
  caller: Caller,
  asked: AskedOnboardings,
): Promise<OnboardingPage> {
  refuseWithoutRight(caller);
  const reaches = onboardingRights.map((right) => staffReachOf(caller.staffGrants, right));
  const reach = {
    markets: reaches.flatMap(({ markets }) => markets),
    companyIds: reaches.flatMap(({ companyIds }) => companyIds),
  };
  const { onboardings, total } = await deps.onboardings.listOnboardings(reach, asked);
  return {
    results: onboardings.map((onboarding) => ({ onboarding, rights: rightsOn(caller, onboarding) })),
    people: await findPeople(deps, onboardings),
    total,
  };
}

const rightsOn = (caller: Caller, onboarding: Onboarding): ReadonlySet<string> =>
  new Set(onboardingRights.filter((right) => holdsRightOn(caller, right, onboarding)));

async function findPeople({ identity }: OnboardingDeps, onboardings: readonly Onboarding[]): Promise<People> {
  const uids = onboardings.flatMap(({ createdBy, steps }) => [createdBy, ...Object.values(steps).map(({ by }) => by)]);
  const accounts = await identity.listManagedAccounts([...new Set(uids)]);
  return new Map(accounts.map((account) => [account.uid, account]));
}

async function findChange(
  { staff }: OnboardingDeps,
  caller: Caller,
  { steps }: Onboarding,
): Promise<AskedChange | undefined> {
  const id = steps.payment?.change;
  if (id === undefined) return undefined;
  const { state, reason } = await staff.getChange(caller, id);
  return { id, state, reason };
}
