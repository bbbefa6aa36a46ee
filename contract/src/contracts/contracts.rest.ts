import { z } from 'zod';
import { businessKey } from '../company/company.rest.ts';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { contractsAnswer } from './contract-shapes.ts';

const asked = z.object({ payer: businessKey.optional() });

export const contractsRoutes = {
  listContracts: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/contracts',
    summary: 'The contracts of the caller’s payers, with what has been delivered, ordered and put into his cart.',
    guard: holdersOf('Contracts'),
    whileActing: 'allowed',
    query: asked,
    response: contractsAnswer,
  },
  evaluateContracts: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/reporting/contracts',
    summary: 'The same figures, for whoever reads reports.',
    guard: holdersOf('Reporting'),
    whileActing: 'refused',
    query: asked,
    response: contractsAnswer,
  },
  downloadContract: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/contracts/:id/file',
    summary: 'The signed contract.',
    guard: holdersOf('Contracts'),
    whileActing: 'allowed',
    params: z.object({ id: businessKey }),
    file: { byLink: true },
  },
} as const satisfies Record<string, RestRoute>;
