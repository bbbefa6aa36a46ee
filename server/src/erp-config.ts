import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type ErpSettings, readSapMapping, type SapSettings } from '#capabilities/erp/index.ts';
import { isLoopback } from './loopback.ts';

const seconds = (usual: number) =>
  z.coerce.number({ error: 'must be seconds' }).min(0, 'must be 0 or more').default(usual);
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

/** Without ERP_URL no ERP is known: orders are taken and wait. */
export const erpEnvironment = {
  ERP_URL: z.url({ protocol: /^https?$/, error: 'must look like https://erp.example.com' }).optional(),
  ERP_CLIENT: z
    .string()
    .regex(/^\d{3}$/, 'must be three digits')
    .optional(),
  ERP_AUTH: z.enum(['basic', 'oauth2'], { error: 'must be basic or oauth2' }).default('basic'),
  ERP_USER: z.string().optional(),
  ERP_PASSWORD: z.string().optional(),
  ERP_TOKEN_URL: z.url({ protocol: /^https?$/, error: 'must look like https://login.example.com/token' }).optional(),
  ERP_OAUTH_CLIENT_ID: z.string().optional(),
  ERP_OAUTH_SECRET: z.string().optional(),
  ERP_CA_FILE: z.string().optional(),
  ERP_LANGUAGE: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capitals')
    .default('EN'),
  ERP_REFERENCE_FIELD: z.string().optional(),
  // With an order's number it must fit into 35 characters.
  ERP_REFERENCE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/, 'must be capitals, digits and hyphens')
    .default('DRAY-'),
  ERP_REPEATABLE: flag.default(false),
  ERP_CONNECT_S: z.coerce
    .number({ error: 'must be seconds' })
    .min(0.1, 'must be 0.1 to 30')
    .max(30, 'must be 0.1 to 30')
    .default(1),
  ERP_QUIET_S: seconds(900),
  ERP_OVERLAP_S: seconds(120),
  ERP_POLL_S: seconds(15),
  ERP_PARALLEL: z.coerce.number().int().min(1).max(100).default(25),
  ERP_MAPPING: z.string().optional(),
};

const environment = z.object(erpEnvironment);
type Values = z.output<typeof environment>;

export type ErpConfig = ErpSettings & { sap: SapSettings };
type Complain = (problem: string) => Error;

export function erpOf(values: Values, root: string, complain: Complain): ErpConfig | undefined {
  const { ERP_URL: baseUrl } = values;
  if (!baseUrl) return undefined;
  refuseUnsafe(baseUrl, complain);
  const parallel = values.ERP_PARALLEL;
  return {
    quietMs: values.ERP_QUIET_S * 1_000,
    overlapMs: values.ERP_OVERLAP_S * 1_000,
    pollMs: values.ERP_POLL_S * 1_000,
    parallel,
    sap: {
      baseUrl,
      client: values.ERP_CLIENT,
      language: values.ERP_LANGUAGE,
      credentials: credentialsOf(values, complain),
      ca:
        values.ERP_CA_FILE === undefined ? undefined : read('ERP_CA_FILE', resolve(root, values.ERP_CA_FILE), complain),
      mapping: mappingOf(values, root, complain),
      referencePrefix: values.ERP_REFERENCE_PREFIX,
      isRepeatable: values.ERP_REPEATABLE,
      connectMs: values.ERP_CONNECT_S * 1_000,
      parallel,
    },
  };
}

/** Orders and their prices do not travel in the clear beyond this machine. */
function refuseUnsafe(url: string, complain: Complain): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw complain('ERP_URL must be https unless the ERP runs on this machine');
  }
}

function credentialsOf(values: Values, complain: Complain): SapSettings['credentials'] {
  if (values.ERP_AUTH === 'basic') {
    const { ERP_USER: user, ERP_PASSWORD: password } = values;
    if (!user || !password) throw complain('ERP_AUTH=basic needs ERP_USER and ERP_PASSWORD');
    return { kind: 'basic', user, password };
  }
  const { ERP_TOKEN_URL: tokenUrl, ERP_OAUTH_CLIENT_ID: clientId, ERP_OAUTH_SECRET: secret } = values;
  if (!tokenUrl || !clientId || !secret) {
    throw complain('ERP_AUTH=oauth2 needs ERP_TOKEN_URL, ERP_OAUTH_CLIENT_ID and ERP_OAUTH_SECRET');
  }
  refuseUnsafe(tokenUrl, complain);
  return { kind: 'oauth2', tokenUrl, clientId, secret };
}

/** The one that ships fits the embedded ERP and is the pattern for another's. */
function mappingOf(values: Values, root: string, complain: Complain): SapSettings['mapping'] {
  const file = resolve(root, values.ERP_MAPPING ?? 'server/erp-mapping.json');
  const text = read('ERP_MAPPING', file, complain);
  try {
    const mapping = readSapMapping(text, values.ERP_MAPPING ?? 'erp-mapping.json');
    return { ...mapping, referenceField: values.ERP_REFERENCE_FIELD ?? mapping.referenceField };
  } catch (error) {
    throw complain(error instanceof Error ? error.message : String(error));
  }
}

function read(name: string, file: string, complain: Complain): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw complain(`${name} names a file that cannot be read`);
  }
}
