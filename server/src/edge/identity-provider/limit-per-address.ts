import { isLanguage, type Language } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { providerPagePolicy } from '../security-headers.ts';
import type { AddressBudget, Door } from '../sign-in/address-budget.ts';
import { refusalPage } from './refusal-page.ts';

type AddressLimit = {
  budget: AddressBudget;
  theme: string;
  fallbackLanguage: Language;
  countThrottled: () => void;
};

export type RefuseTooMany = (door: Door, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Before anything is written or asked for: whoever comes too often gets a page that says for how long to wait. */
export function limitPerAddress({ budget, theme, fallbackLanguage, countThrottled }: AddressLimit): RefuseTooMany {
  return async (door, request, reply) => {
    const waitSeconds = budget.take(door, request.ip);
    if (!waitSeconds) return;
    countThrottled();
    const minutes = Math.ceil(waitSeconds / 60);
    if (!request.headers.accept?.includes('text/html'))
      throw new Refusal('TOO_MANY_ATTEMPTS', { minutes }, waitSeconds);

    const language = languageOfReader(request) ?? fallbackLanguage;
    await reply
      .code(429)
      .header('retry-after', waitSeconds)
      .header('content-security-policy', providerPagePolicy)
      .type('text/html; charset=utf-8')
      .send(refusalPage({ language, theme, refused: refusalText('TOO_MANY_ATTEMPTS', language, { minutes }) }));
  };
}

/** As the page or the portal has asked for it, else as the browser prefers. */
function languageOfReader(request: FastifyRequest): Language | undefined {
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const asked = ['lang', 'ui_locales', 'Language', 'languageValue'].map((name) => query.get(name) ?? '');
  const preferred = request.headers['accept-language']?.split(',') ?? [];
  return [...asked, ...preferred].map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage);
}
