import type { Language } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';
import { escaped, providerPage } from './provider-page.ts';

/** In place of a page that the portal has no time for: it asks again by itself, and sooner for anyone who presses. */
export function busyPage({ language, theme, seconds }: { language: Language; theme: string; seconds: number }): string {
  const { busyTitle, busy, tryAgain } = providerTexts(language);
  // An empty address is this page's own, with everything behind its question mark.
  const main = `<div>
<h1>${escaped(busyTitle)}</h1>
<p role="status">${escaped(busy)}</p>
<p class="again"><a href="">${escaped(tryAgain)}</a></p>
</div>`;
  return providerPage({ language, theme, main, title: busyTitle, againAfterSeconds: seconds });
}
