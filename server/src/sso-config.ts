import type { Tool } from '@dray/contract/sso/tools.ts';
import { z } from 'zod';
import type { ToolAddresses } from '#capabilities/sso/index.ts';
import { isLoopback } from './loopback.ts';

const toolUrl = z.url({ protocol: /^https?$/, error: 'must look like https://learning.example.com/saml' }).optional();
const audience = z.string().min(1).max(1_024).optional();

/** Where the outside tools take people over; one without an address is not connected (T141). */
export const ssoEnvironment = {
  SSO_ELEARNING_URL: toolUrl,
  SSO_ELEARNING_AUDIENCE: audience,
  SSO_PUBMENU_URL: toolUrl,
  SSO_PUBMENU_AUDIENCE: audience,
  SSO_EMPTIES_URL: toolUrl,
  SSO_EMPTIES_AUDIENCE: audience,
};

const environment = z.object(ssoEnvironment);
type Values = z.output<typeof environment> & { DEMO?: boolean | undefined };
type Complain = (problem: string) => Error;

const prefixes = { eLearning: 'SSO_ELEARNING', pubMenu: 'SSO_PUBMENU', emptiesManagement: 'SSO_EMPTIES' } as const;

export function toolsOf(values: Values, complain: Complain): ToolAddresses {
  const found = Object.entries(prefixes).flatMap(([tool, prefix]) => {
    const { [`${prefix}_URL` as const]: url, [`${prefix}_AUDIENCE` as const]: toolAudience } = values;
    if (!url && !toolAudience) return [];
    if (!url || !toolAudience) throw complain(`${prefix}_URL and ${prefix}_AUDIENCE belong together`);
    if (isInTheClear(url, values)) throw complain(`${prefix}_URL must be https unless the tool runs on this machine`);
    return [[tool as Tool, { url, audience: toolAudience }] as const];
  });
  return Object.fromEntries(found);
}

/** Anyone who reads what travels in the clear could be the first to use it. */
function isInTheClear(url: string, { DEMO }: Values): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname) && !DEMO;
}
