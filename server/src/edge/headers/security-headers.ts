import type { FastifyReply } from 'fastify';
import { reportPath } from './csp-reports.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'x-frame-options': 'DENY',
};

/** On every answer; HSTS only where the portal itself is reached over https, or a browser would lock itself out. */
export function setSecurityHeaders(reply: FastifyReply, publicUrl: string): void {
  reply.headers(securityHeaders(publicUrl));
}

export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  ...always,
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** An answer with data: nothing in it may run, and nobody in between may keep it (T93). */
export function setDataHeaders(reply: FastifyReply): void {
  reply.headers(dataHeaders);
}

export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
};

/**
 * Where a page's browser tells what it did not let run. Named endpoints count over https alone, and anyone who knows them
 * passes over the older way: so without https only that one is named.
 */
const reportingOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `report-uri ${reportPath}; report-to csp` : `report-uri ${reportPath}`;

export type PageSettings = {
  publicUrl: string;
  /** Origins of the tools to which a page posts a form (T141). */
  formTargets: readonly string[];
  /** Origins whose pages are shown within ours: Power BI, where it is configured (T148). */
  frameSources: readonly string[];
};

/** What a page answers with besides its text. */
export const pageHeaders = (nonce: string, settings: PageSettings): Record<string, string> => ({
  'content-security-policy': `${pagePolicy(nonce, settings)}; ${reportingOf(settings.publicUrl)}`,
  'reporting-endpoints': `csp="${new URL(reportPath, settings.publicUrl)}"`,
});

/** Scripts and styles run only with this answer's nonce. Style attributes stay allowed: what floats is placed by them. */
function pagePolicy(nonce: string, { formTargets, frameSources }: PageSettings): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // The preview of documents reads files beside the page.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Text becomes a script or markup by one policy of our own or not at all.
    "require-trusted-types-for 'script'",
    'trusted-types dray',
    ["form-action 'self'", ...formTargets].join(' '),
    ...(frameSources.length > 0 ? [['frame-src', ...frameSources].join(' ')] : []),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The provider's own pages: their own files only, forms that lead back to the portal, and no text that becomes markup. */
export const providerPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "frame-ancestors 'none'",
].join('; ');
