import { signInScreens } from '@dray/contract/identity/sign-in-screens.ts';
import { customs, type Language, languages } from '@dray/contract/languages.ts';
import { type ProviderTexts, providerTexts } from '@dray/contract/texts/provider-text.ts';
import { escaped, providerPage } from './provider-page.ts';

export type SignInPage = {
  language: Language;
  theme: string;
  /** Where the page itself is; the language goes along as `lang`. */
  path: string;
  email: string;
  /** Why the last try was refused, in the reader's language. */
  refused: string | undefined;
};

/** A page that works without any script; the one it has only lets the password be seen. */
export function signInPage({ language, theme, path, email, refused }: SignInPage): string {
  const texts = providerTexts(language);
  const main = `<form method="post" action="${escaped(path)}?lang=${language}" autocomplete="on" data-screen-set="${signInScreens.screenSet}" data-start-screen="${signInScreens.startScreen}">
<h1>${escaped(texts.title)}</h1>
<p class="muted">${escaped(texts.lead)}</p>
${refused ? `<p class="refused" role="alert" id="refused">${escaped(refused)}</p>` : ''}
${fields(texts, email, refused !== undefined)}
<button class="primary" type="submit">${escaped(texts.signIn)}</button>
<p class="more"><a href="/forgot-password">${escaped(texts.forgot)}</a></p>
<p class="more"><a href="/contact">${escaped(texts.contact)}</a></p>
</form>
${languageChoice(texts, language, path)}
<script src="/idp/page/sign-in.js" defer></script>`;
  return providerPage({ language, theme, main });
}

function fields(texts: ProviderTexts, email: string, isRefused: boolean): string {
  const described = isRefused ? ' aria-describedby="refused"' : '';
  // Who was refused starts again where they most likely mistyped.
  const [onEmail, onPassword] = email ? ['', ' autofocus'] : [' autofocus', ''];
  return `<label for="email">${escaped(texts.email)}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" required maxlength="254" value="${escaped(email)}"${described}${onEmail}>
<label for="password">${escaped(texts.password)}</label>
<div class="secret"><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${described}${onPassword}><button type="button" id="show" aria-pressed="false" aria-controls="password" aria-label="${escaped(texts.showPassword)}" hidden>${eye}</button></div>`;
}

function languageChoice(texts: ProviderTexts, current: Language, path: string): string {
  const links = languages.map((language) => {
    const marked = language === current ? ' aria-current="true"' : '';
    return `<a href="${escaped(path)}?lang=${language}" lang="${language}" hreflang="${language}"${marked}>${customs[language].endonym}</a>`;
  });
  return `<nav aria-label="${escaped(texts.language)}">${links.join('')}</nav>`;
}

const eye = `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0"/><path d="M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6"/></svg>`;
