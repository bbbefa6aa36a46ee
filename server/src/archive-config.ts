import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { z } from 'zod';
import type { ArchiveSettings } from '#capabilities/documents/index.ts';
import { isLoopback } from './loopback.ts';

const archiveUrl = z.url({ protocol: /^https?$/, error: 'must look like https://archive.example.com/api' }).optional();

/** The archives of documents, and the CMS of content; one without an address is not asked (T147). */
export const archiveEnvironment = {
  TESI_URL: archiveUrl,
  CABLOG_URL: archiveUrl,
  OLSA_URL: archiveUrl,
  CONTENT_URL: z.url({ protocol: /^https?$/, error: 'must look like https://cms.example.com/content' }).optional(),
  ARCHIVE_MARKETS: z
    .string()
    .refine((text) => text.split(',').every(isCountry), `must be a list such as ${countries.join(',')}`)
    .optional(),
};

const environment = z.object(archiveEnvironment);
type Values = z.output<typeof environment> & { DEMO?: boolean | undefined };

export function archivesOf(values: Values, complain: (problem: string) => Error): ArchiveSettings {
  const urls = { tesi: values.TESI_URL, cablog: values.CABLOG_URL, olsa: values.OLSA_URL };
  for (const [name, url] of Object.entries(urls)) {
    if (url && isInTheClear(url, values)) {
      throw complain(`${name.toUpperCase()}_URL must be https unless the archive runs on this machine`);
    }
  }
  const markets = (values.ARCHIVE_MARKETS?.split(',') ?? countries) as readonly Country[];
  return { urls, markets };
}

/** News and help of a CMS; whoever could change them on the way would speak in the portal's name. */
export function contentUrlOf({ CONTENT_URL, ...values }: Values, complain: (problem: string) => Error) {
  if (CONTENT_URL && isInTheClear(CONTENT_URL, values))
    throw complain('CONTENT_URL must be https unless the CMS runs on this machine');
  return CONTENT_URL;
}

/** Whoever reads along would read customers' documents. */
function isInTheClear(url: string, { DEMO }: Pick<Values, 'DEMO'>): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname) && !DEMO;
}
