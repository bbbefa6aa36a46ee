import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** The operator's own identity provider, and what it says of the supplier's staff. */
export const oidcEnvironment = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must look like https://login.example.com/realms/trade' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  STAFF_GROUPS_CLAIM: z.string().max(200, 'must be the name of a claim').optional(),
  // Asked for among others, which a space divides.
  STAFF_ACR: z
    .string()
    .regex(/^\S{1,200}$/, 'must be one value of acr, without spaces')
    .optional(),
};

const environment = z.object(oidcEnvironment);
type Values = z.output<typeof environment>;
type Complain = (problem: string) => Error;

/** Anyone who can change what travels in the clear could name anybody. */
export function oidcOf(values: Values, complain: Complain) {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, STAFF_GROUPS_CLAIM, STAFF_ACR } = values;
  if (!OIDC_ISSUER) {
    // Our own provider knows neither, and anyone who set them believes that staff are held to more than they are.
    if (STAFF_GROUPS_CLAIM || STAFF_ACR) throw complain('STAFF_GROUPS_CLAIM and STAFF_ACR need OIDC_ISSUER');
    return undefined;
  }
  const { protocol, hostname } = new URL(OIDC_ISSUER);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw complain('OIDC_ISSUER must be https unless the provider runs on this machine');
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) throw complain('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    staff: { groupsClaim: STAFF_GROUPS_CLAIM, acr: STAFF_ACR },
  };
}
