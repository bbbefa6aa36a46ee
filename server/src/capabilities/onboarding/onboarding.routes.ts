import type { onboardingRoutes as contract } from '@dray/contract/onboarding/onboarding.rest.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { OnboardingDoor } from './onboarding.door.ts';
import { nextStep, type Onboarding } from './rules/onboarding.model.ts';
import { faultsToWire, headToWire, onboardingToWire } from './wire/onboarding.wire.ts';

export function onboardingRoutes(onboardingOf: DoorOf<OnboardingDoor>): RestHandlers<typeof contract> {
  const shownIn = async (transaction: Transaction, request: Request, found: Onboarding) =>
    onboardingToWire(await onboardingOf(transaction).showOnboarding(request, found), request.language);
  const show = (request: Request, id: string) =>
    request.readNewest(async (transaction) =>
      shownIn(transaction, request, await onboardingOf(transaction).getOnboarding(request, id)),
    );
  /** Whoever comes late gets what it is by now. */
  async function changing(request: Request, id: string, change: (door: OnboardingDoor) => Promise<Onboarding>) {
    try {
      return await request.write((transaction) => change(onboardingOf(transaction)));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'CHANGED_MEANWHILE') throw error;
      throw new Refusal('CHANGED_MEANWHILE', {}, undefined, { fresh: await show(request, id) });
    }
  }

  return {
    listOnboardings: (request, { query: { offset, limit, state, company } }) =>
      request.read(async (transaction) => {
        const asked = { isOpen: state && state === 'open', companyId: company, offset, limit };
        const { results, people, total } = await onboardingOf(transaction).listOnboardings(request, asked);
        const heads = results.map(({ onboarding, rights }) => headToWire(onboarding, { people, rights }));
        return { results: heads, total, offset, limit };
      }),

    startOnboarding: (request, { body }) =>
      request.changeOnce({
        make: async (transaction) => {
          const started = await onboardingOf(transaction).startOnboarding(request, body);
          return { answer: await shownIn(transaction, request, started), outcome: started.id };
        },
        repeat: async (transaction, id) =>
          shownIn(transaction, request, await onboardingOf(transaction).getOnboarding(request, id)),
      }),

    getOnboarding: (request, { params }) => show(request, params.id),

    saveOnboardingStep: async (request, { params: { id, step }, body }) => {
      const saved = await changing(request, id, (door) => door.saveStep(request, { id, step, ...body }));
      const faults = faultsToWire(saved, step, request.language);
      const fresh = await show(request, id);
      // What was typed is kept all the same, for whoever goes on with it.
      if (faults.length > 0) throw new Refusal('ONBOARDING_FAULTS', {}, undefined, { faults, fresh });
      return fresh;
    },

    judgeOnboarding: (request, { params }) =>
      request.read(async (transaction) => {
        const door = onboardingOf(transaction);
        const found = await door.getOnboarding(request, params.id);
        const obstacles = await door.findObstacles(request, found);
        return {
          isReady: nextStep(found) === undefined && obstacles.every(({ gates }) => gates.length === 0),
          results: obstacles.map(({ shipTo, gates }) => ({
            shipTo,
            gates: door.writeGates(gates, request.language),
          })),
        };
      }),

    inviteFirstOwner: async (request, { params: { id }, body: { version } }) => {
      await changing(request, id, (door) => door.inviteOwner(request, { id, version }));
      return show(request, id);
    },

    discardOnboarding: async (request, { params: { id }, body: { version } }) => {
      await changing(request, id, (door) => door.discardOnboarding(request, { id, version }));
      return show(request, id);
    },
  };
}
