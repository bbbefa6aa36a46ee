import { z } from 'zod';
import { changeStates } from '../staff/change-request-shapes.ts';
import { onboardingStates, onboardingSteps, stepStates } from './onboarding-steps.ts';

export const onboardingId = z.uuid();
export const onboardingStep = z.enum(onboardingSteps);

const person = z.object({ uid: z.string(), name: z.string() });

export const stepFault = z.object({
  step: onboardingStep,
  /** Counted from nought; nothing where it is about the step as a whole. */
  row: z.int().nullable(),
  /** Empty where it is about the row as a whole. */
  column: z.string(),
  code: z.string().nullable(),
  /** In the reader's language. */
  message: z.string(),
});
export type StepFault = z.infer<typeof stepFault>;

/** The first step that is not done, and whose it is. */
const next = z.object({ step: onboardingStep, right: z.string(), state: z.enum(stepStates), isMine: z.boolean() });

export const onboardingHead = z.object({
  id: onboardingId,
  name: z.string(),
  country: z.string(),
  /** Since its company is written. */
  companyId: z.string().nullable(),
  state: z.enum(onboardingStates),
  /** Nothing once all are done: then the owner can be invited. */
  next: next.nullable(),
  done: z.int(),
  steps: z.int(),
  createdBy: person,
  createdAt: z.string(),
  changedAt: z.string(),
});
export type OnboardingHead = z.infer<typeof onboardingHead>;

const shownStep = z.object({
  step: onboardingStep,
  right: z.string(),
  isMine: z.boolean(),
  state: z.enum(stepStates),
  /** The step that has to be done before this one can be; nothing where it is. */
  waitsFor: onboardingStep.nullable(),
  isOwnedByErp: z.boolean(),
  /** As typed so far, or as the portal proposes it. */
  rows: z.array(z.record(z.string(), z.string())),
  /** How many of the rows, the first ones, are written: their keys stay. */
  written: z.int(),
  faults: z.array(stepFault),
  by: person.nullable(),
  at: z.string().nullable(),
  /** What a second person was asked for last, and what became of it. */
  change: z.object({ id: z.string(), state: z.enum(changeStates), reason: z.string().nullable() }).nullable(),
});
export type ShownStep = z.infer<typeof shownStep>;

export const shownOnboarding = onboardingHead.omit({ steps: true }).extend({
  version: z.int(),
  /** May invite and discard. */
  mayEdit: z.boolean(),
  steps: z.array(shownStep),
  /** Those of the market that ship-tos can follow. */
  priceLists: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ShownOnboarding = z.infer<typeof shownOnboarding>;
