import type { Country } from '@dray/contract/markets.ts';
import type { OnboardingStep } from '@dray/contract/onboarding/onboarding-steps.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { onboardingKey, onboardingQueries, type ShownOnboarding } from './onboarding.queries.ts';

export type SavedRows = {
  step: OnboardingStep;
  version: number;
  rows: Record<string, string>[];
  isComplete: boolean;
};

/** Whoever is refused for being late or wrong is shown what it is by now. */
export const freshIn = (error: unknown): ShownOnboarding | undefined =>
  // Our own server's answer: whatever else stands there is not ours and has no such code.
  error instanceof CallRefused && ['CHANGED_MEANWHILE', 'ONBOARDING_FAULTS'].includes(error.code)
    ? (error.body.fresh as ShownOnboarding | undefined)
    : undefined;

function useShown() {
  const client = useQueryClient();
  return (shown: ShownOnboarding | undefined) => {
    if (shown) client.setQueryData(onboardingQueries.one(shown.id).queryKey, shown);
    void client.invalidateQueries({ queryKey: [...onboardingKey, 'list'] });
    void client.invalidateQueries({ queryKey: [...onboardingKey, 'obstacles'] });
    void client.invalidateQueries({ queryKey: ['staff', 'changes'] });
    void client.invalidateQueries({ queryKey: ['staff', 'trail'] });
    void client.invalidateQueries({ queryKey: ['customers'] });
  };
}

export const useStartOnboarding = () => {
  const show = useShown();
  return useMutation({
    mutationFn: (body: { country: Country; name: string }) =>
      callRest('POST /api/staff/onboardings', { body, once: sendOnce }),
    onSuccess: show,
  });
};

export const useSaveStep = (id: string) => {
  const show = useShown();
  return useMutation({
    mutationFn: ({ step, ...body }: SavedRows) =>
      callRest('PUT /api/staff/onboardings/:id/steps/:step', { params: { id, step }, body }),
    onSuccess: show,
    onError: (error) => show(freshIn(error)),
  });
};

export const useInviteOwner = (id: string) => {
  const show = useShown();
  return useMutation({
    mutationFn: (version: number) =>
      callRest('POST /api/staff/onboardings/:id/invite', { params: { id }, body: { version } }),
    onSuccess: show,
    onError: (error) => show(freshIn(error)),
  });
};

export const useDiscardOnboarding = (id: string) => {
  const show = useShown();
  return useMutation({
    mutationFn: (version: number) =>
      callRest('POST /api/staff/onboardings/:id/discard', { params: { id }, body: { version } }),
    onSuccess: show,
    onError: (error) => show(freshIn(error)),
  });
};
