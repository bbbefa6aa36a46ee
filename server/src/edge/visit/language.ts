import { fallbackLanguage, isLanguage, type Language } from '@dray/contract/languages.ts';
import { deliveryHeaders, languageParameters } from '@dray/contract/request-headers.ts';
import type { FastifyRequest } from 'fastify';

/** `Language`, then `languageValue`, then the header, then English; a language we do not speak counts as none (T4, T101). */
export function languageOf(request: FastifyRequest): Language {
  // Read off the address itself: a route's own contract keeps only the parameters it knows.
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const named = [...languageParameters.map((name) => query.get(name)), request.headers[deliveryHeaders.language]];
  return named.map(firstSubtag).find(isLanguage) ?? fallbackLanguage;
}

// `cs-CZ` is Czech, `esperanto` is not Spanish; of a repeated parameter the first counts.
const firstSubtag = (value: unknown): string | undefined =>
  String(value)
    .toLowerCase()
    .split(/[^a-z]/)[0];
