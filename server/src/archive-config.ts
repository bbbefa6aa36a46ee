import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { z } from 'zod';
import type { ArchiveSettings } from '#capabilities/documents/index.ts';
import { isLoopback } from './loopback.ts';

const archiveUrl = z.url({ protocol: /^https?$/, error: 'must look like https://archive.example.com/api' }).optional();

/** Without the value, which holds a secret. */
const auth = z
  .string()
  .refine((value) => authorizationOf(value) !== undefined, 'must look like basic user:password or bearer token')
  .optional();

/** The archives of documents, and the CMS of content; one without an address is not asked (T147). */
export const archiveEnvironment = {
  TESI_URL: archiveUrl,
  CABLOG_URL: archiveUrl,
  OLSA_URL: archiveUrl,
  TESI_AUTH: auth,
  CABLOG_AUTH: auth,
  OLSA_AUTH: auth,
  CONTENT_AUTH: auth,
  CONTENT_URL: z.url({ protocol: /^https?$/, error: 'must look like https://cms.example.com/content' }).optional(),
  ARCHIVE_MARKETS: z
    .string()
    .refine((text) => text.split(',').every(isCountry), `must be a list such as ${countries.join(',')}`)
    .optional(),
};

type Complain = (problem: string) => Error;

const environment = z.object(archiveEnvironment);
type Values = z.output<typeof environment> & { DEMO?: boolean | undefined };

export function archivesOf(values: Values, complain: Complain): ArchiveSettings {
  const urls = { tesi: values.TESI_URL, cablog: values.CABLOG_URL, olsa: values.OLSA_URL };
  for (const [name, url] of Object.entries(urls)) {
    if (url && isInTheClear(url, values)) {
      throw complain(`${name.toUpperCase()}_URL must be https unless the archive runs on this machine`);
    }
  }
  const authorizations = {
    tesi: headerOf('TESI', values.TESI_URL, values.TESI_AUTH, complain),
    cablog: headerOf('CABLOG', values.CABLOG_URL, values.CABLOG_AUTH, complain),
    olsa: headerOf('OLSA', values.OLSA_URL, values.OLSA_AUTH, complain),
  };
  const markets = (values.ARCHIVE_MARKETS?.split(',') ?? countries) as readonly Country[];
  return { urls, authorizations, markets };
}

/** News and help of a CMS; anyone who could change them on the way would speak in the portal's name. */
export function contentOf({ CONTENT_URL, CONTENT_AUTH, ...values }: Values, complain: Complain) {
  if (CONTENT_URL && isInTheClear(CONTENT_URL, values))
    throw complain('CONTENT_URL must be https unless the CMS runs on this machine');
  const authorization = headerOf('CONTENT', CONTENT_URL, CONTENT_AUTH, complain);
  return CONTENT_URL === undefined ? undefined : { url: CONTENT_URL, authorization };
}

/** Anyone who reads along would read customers' documents. */
function isInTheClear(url: string, { DEMO }: Pick<Values, 'DEMO'>): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname) && !DEMO;
}

/** What a system that wants to know who asks is told with every call. */
function authorizationOf(given: string): string | undefined {
  const [, kind, secret] = /^(basic|bearer) (\S.*)$/i.exec(given) ?? [];
  if (kind === undefined || secret === undefined) return undefined;
  if (kind.toLowerCase() === 'bearer') return /^[\w.~+/=-]+$/.test(secret) ? `Bearer ${secret}` : undefined;
  return secret.includes(':') ? `Basic ${Buffer.from(secret).toString('base64')}` : undefined;
}

function headerOf(name: string, url: string | undefined, given: string | undefined, complain: Complain) {
  if (given !== undefined && url === undefined) throw complain(`${name}_AUTH needs ${name}_URL`);
  return given === undefined ? undefined : authorizationOf(given);
}
