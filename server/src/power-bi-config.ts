import { z } from 'zod';
import type { PowerBiSettings } from '#capabilities/reporting/index.ts';
import { isLoopback } from './loopback.ts';

const id = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'must be an id of letters, digits and hyphens')
  .optional();
const address = z.url({ protocol: /^https?$/, error: 'must look like https://api.powerbi.com' });

/** Without POWERBI_TENANT_ID the portal draws its reports itself (T148). */
export const powerBiEnvironment = {
  POWERBI_TENANT_ID: z.string().max(100).optional(),
  POWERBI_CLIENT_ID: id,
  POWERBI_CLIENT_SECRET: z.string().optional(),
  POWERBI_WORKSPACE_ID: id,
  POWERBI_SALES_REPORT_ID: id,
  POWERBI_CONTRACT_REPORT_ID: id,
  POWERBI_ROLE: z.string().min(1).max(50).default('Customer'),
  POWERBI_AUTHORITY_URL: address.default('https://login.microsoftonline.com'),
  POWERBI_API_URL: address.default('https://api.powerbi.com'),
  POWERBI_EMBED_URL: address.default('https://app.powerbi.com'),
};

const environment = z.object(powerBiEnvironment);
type Values = z.output<typeof environment>;
type Complain = (problem: string) => Error;

export function powerBiOf(values: Values, complain: Complain): PowerBiSettings | undefined {
  const { POWERBI_TENANT_ID: tenantId, POWERBI_CLIENT_ID: clientId, POWERBI_CLIENT_SECRET: clientSecret } = values;
  const { POWERBI_WORKSPACE_ID: workspaceId } = values;
  const given = [tenantId, clientId, clientSecret, workspaceId];
  if (given.every((value) => value === undefined)) return undefined;
  if (!tenantId || !clientId || !clientSecret || !workspaceId) {
    throw complain(
      'POWERBI_TENANT_ID, POWERBI_CLIENT_ID, POWERBI_CLIENT_SECRET and POWERBI_WORKSPACE_ID belong together',
    );
  }
  for (const name of ['POWERBI_AUTHORITY_URL', 'POWERBI_API_URL', 'POWERBI_EMBED_URL'] as const)
    if (isInTheClear(values[name])) throw complain(`${name} must be https unless it is on this machine`);
  return {
    tenantId,
    clientId,
    clientSecret,
    workspaceId,
    salesReportId: values.POWERBI_SALES_REPORT_ID,
    contractReportId: values.POWERBI_CONTRACT_REPORT_ID,
    role: values.POWERBI_ROLE,
    authorityUrl: values.POWERBI_AUTHORITY_URL,
    apiUrl: values.POWERBI_API_URL,
    embedUrl: values.POWERBI_EMBED_URL,
  };
}

/** The secret travels there. */
function isInTheClear(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
}
