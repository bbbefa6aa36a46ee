import type { Language } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { Refusal } from '#platform/refusal.ts';
import { providerPagePolicy } from '../headers/security-headers.ts';
import type { AddressBudget, RefuseTooMany } from '../sign-in/address-budget.ts';
import { languageOfReader } from './reader-language.ts';
import { refusalPage } from './refusal-page.ts';

type AddressLimit = {
  budget: AddressBudget;
  theme: string;
  fallbackLanguage: Language;
  countThrottled: () => void;
};

/** Before anything is written or asked for: anyone who comes too often gets a page that says for how long to wait. */
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
