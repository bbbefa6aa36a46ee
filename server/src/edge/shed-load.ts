import type { Language } from '@dray/contract/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { providerPagePolicy } from './headers/security-headers.ts';
import { busyPage } from './identity-provider/busy-page.ts';
import { languageOfReader } from './identity-provider/reader-language.ts';

const comeBackSeconds = 5;

/**
 * What a busy process does with a new request. The web's own files and its page cost next to nothing and are never
 * turned away: a page without its script is empty. A person who would see the answer itself gets a page that waits and
 * asks again; everybody else is told by a refusal.
 */
export const shedLoad =
  ({ theme, fallbackLanguage }: { theme: string; fallbackLanguage: Language }) =>
  (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    // A stream is open already when the process is busy; an address without a route is the page that routes by itself.
    if (request.is404 || request.url.startsWith('/health/') || request.routeOptions.url === '/api/events')
      return undefined;
    if (!request.headers.accept?.includes('text/html')) throw new Refusal('SERVICE_UNAVAILABLE', {}, comeBackSeconds);
    reply
      .code(503)
      .header('retry-after', comeBackSeconds)
      .header('content-security-policy', providerPagePolicy)
      .type('text/html; charset=utf-8');
    const language = languageOfReader(request) ?? fallbackLanguage;
    return busyPage({ language, theme, seconds: comeBackSeconds });
  };
