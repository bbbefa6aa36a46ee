import { z } from 'zod';
import { businessKey } from '../company/company.rest.ts';
import { judgedGate } from '../customers/gate-shapes.ts';
import { anyStaff, staffMay } from '../guard.ts';
import { type Country, countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { onboardingHead, onboardingId, onboardingStep, shownOnboarding } from './onboarding-shapes.ts';

const market = z.enum(countries as readonly [Country, ...Country[]]);
const params = z.object({ id: onboardingId });
const version = z.int().min(1);
const guard = staffMay('customers.edit');

/** A new customer in one flow: its draft wanders between those who hold the rights of its steps (B14). */
export const onboardingRoutes = {
  listOnboardings: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/onboardings',
    summary: 'New customers on their way, open ones first, each with whose turn it is.',
    guard: anyStaff,
    query: strictQuery({
      offset: z.coerce.number().int().min(0).max(10_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      state: z.enum(['open', 'ended']).optional(),
      /** Of this customer alone. */
      company: businessKey.optional(),
    }),
    response: z.object({ results: z.array(onboardingHead), total: z.int(), offset: z.int(), limit: z.int() }),
  },
  startOnboarding: {
    base: 'api',
    method: 'POST',
    repeatable: 'by key',
    path: '/staff/onboardings',
    summary: 'Begins with a new customer of a market.',
    guard,
    body: z.strictObject({ country: market, name: z.string().trim().min(2).max(120) }),
    response: shownOnboarding,
  },
  getOnboarding: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/onboardings/:id',
    summary: 'A new customer, step by step: what was typed, who did it, and what is wrong.',
    guard: anyStaff,
    params,
    query: strictQuery({}),
    response: shownOnboarding,
  },
  saveOnboardingStep: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/onboardings/:id/steps/:step',
    summary: 'Keeps what was typed; what is complete and has no faults is written to the master data.',
    guard: anyStaff,
    params: z.object({ id: onboardingId, step: onboardingStep }),
    body: z.strictObject({
      version,
      rows: z.array(z.record(z.string().max(60), z.string().max(500))).max(50),
      isComplete: z.boolean(),
    }),
    response: shownOnboarding,
  },
  judgeOnboarding: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/onboardings/:id/obstacles',
    summary: 'What still stands between each new ship-to and its first order, whoever places it.',
    guard,
    params,
    query: strictQuery({}),
    response: z.object({
      isReady: z.boolean(),
      results: z.array(
        z.object({ shipTo: z.object({ id: z.string(), name: z.string() }), gates: z.array(judgedGate) }),
      ),
    }),
  },
  inviteFirstOwner: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/onboardings/:id/invite',
    summary: 'Invites the first owner, when nothing else stands in the way of an order.',
    guard,
    params,
    body: z.strictObject({ version }),
    response: shownOnboarding,
  },
  discardOnboarding: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/onboardings/:id/discard',
    summary: 'Ends it without inviting anybody; what was written stays.',
    guard,
    params,
    body: z.strictObject({ version }),
    response: shownOnboarding,
  },
} as const satisfies Record<string, RestRoute>;
