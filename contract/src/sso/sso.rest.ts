import { z } from 'zod';
import { everyone, holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { toolSections } from './tools.ts';

/** A form that the browser posts to the tool as it is (SAML 2.0, HTTP-POST). */
const handOff = z.object({
  action: z.string(),
  fields: z.object({ SAMLResponse: z.string(), RelayState: z.string() }),
});

const hoursOfMetadata = 1;

export const ssoRoutes = {
  handOffToELearning: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/sso/eLearning',
    summary: 'A signed statement of who the caller is, for the e-learning tool; counts once and for a minute.',
    guard: holdersOf(toolSections.eLearning),
    whileActing: 'refused',
    response: handOff,
  },
  handOffToPubMenu: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/sso/pubMenu',
    summary: 'The same for the pub menu creator; customer types POS and Outlets only.',
    guard: holdersOf(toolSections.pubMenu),
    whileActing: 'refused',
    response: handOff,
  },
  handOffToEmptiesManagement: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/sso/emptiesManagement',
    summary: 'The same for empties management; the two empties roles only.',
    guard: holdersOf(toolSections.emptiesManagement),
    whileActing: 'refused',
    response: handOff,
  },
  getSamlMetadata: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/sso/metadata',
    summary: 'The portal as an identity provider, for whoever sets up a tool: its name and its certificates.',
    guard: everyone,
    whileActing: 'allowed',
    file: { publicSeconds: hoursOfMetadata * 3_600 },
  },
} as const satisfies Record<string, RestRoute>;
