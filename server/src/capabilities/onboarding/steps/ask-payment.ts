import type { ChangeRules } from '#capabilities/staff/index.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Onboarder, OnboardingDeps } from '../needs/onboarding.deps.ts';
import type { Onboarding, StepRecord } from '../rules/onboarding.model.ts';
import { judgeStep } from './judge-step.ts';
import { finishStep, keepStep } from './keep-step.ts';

/** How a customer pays is money: it is written when a second person has approved it. */
export async function askPayment(
  deps: Pick<OnboardingDeps, 'clock' | 'onboardings' | 'staff'>,
  request: Onboarder,
  { onboarding, record }: { onboarding: Onboarding; record: StepRecord },
): Promise<Onboarding> {
  const { id, country } = onboarding;
  const change = await deps.staff.askChange(
    request,
    {
      kind: 'payment-terms',
      subject: `onboarding:${id}`,
      topic: id,
      markets: [country],
      before: {},
      after: { id, name: onboarding.name, rows: record.rows },
    },
    { action: 'onboarding-payment-asked', details: {} },
  );
  return keepStep(deps, { onboarding, step: 'payment', record: { ...record, state: 'waiting', change: change.id } });
}

/** What a second person looks at does not change under their eyes. */
export async function refuseWhileAsked(
  { staff }: Pick<OnboardingDeps, 'staff'>,
  { caller }: Onboarder,
  { steps }: Onboarding,
): Promise<void> {
  const { state, change } = steps.payment ?? {};
  if (state !== 'waiting' || change === undefined) return;
  if ((await staff.getChange(caller, change)).state === 'waiting') throw new Refusal('CHANGE_WAITING');
}

type Asked = { id: string; name: string; rows: readonly MasterRow[] };
const readAsked = (after: unknown): Asked => after as Asked;

type Deps = Pick<OnboardingDeps, 'audit' | 'clock' | 'company' | 'master' | 'onboardings'>;

/** The payment terms of a new customer as a change that a second person decides: approving it writes them. */
export const paymentChangeRules = (deps: Deps): ChangeRules => ({
  right: 'customers.edit',
  async show(changes) {
    return new Map(
      changes.map(({ id, after }) => {
        const { name, rows } = readAsked(after);
        const methods = rows[0]?.methods ?? '';
        return [
          id,
          { name, before: {}, after: { methods }, command: 'npm run import -- payment-terms <file>' },
        ] as const;
      }),
    );
  },
  async apply({ actor }, change) {
    const { id, rows } = readAsked(change.after);
    const onboarding = await deps.onboardings.lockOnboarding(id);
    const record = onboarding?.steps.payment;
    if (onboarding?.state !== 'open' || record?.state !== 'waiting' || record.change !== change.id)
      throw new Refusal('CHANGED_MEANWHILE');
    const { faults, toWrite, keys } = await judgeStep(deps, onboarding, 'payment', rows);
    if (faults.length > 0) throw new Refusal('CHANGED_MEANWHILE');
    await deps.master.writeRows(actor, 'payment-terms', toWrite);
    const done: StepRecord = { ...record, state: 'done', written: keys };
    await finishStep(deps, { actor }, { onboarding, step: 'payment', record: done });
  },
});
