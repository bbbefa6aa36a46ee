import type { Language } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';
import { escaped, providerPage } from './provider-page.ts';

/** Says why nobody can sign in from here right now, and leads back to where one begins. */
export function refusalPage({ language, theme, refused }: { language: Language; theme: string; refused: string }) {
  const texts = providerTexts(language);
  const main = `<form method="get" action="/login">
<h1>${escaped(texts.title)}</h1>
<p class="refused" role="alert">${escaped(refused)}</p>
<button class="primary" type="submit">${escaped(texts.signIn)}</button>
<p class="more"><a href="/contact">${escaped(texts.contact)}</a></p>
</form>`;
  return providerPage({ language, theme, main });
}
