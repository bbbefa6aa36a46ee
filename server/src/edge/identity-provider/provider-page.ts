import type { Language } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';

export type ProviderPage = {
  language: Language;
  theme: string;
  main: string;
  /** The window's, where the page is about something other than signing in. */
  title?: string;
  againAfterSeconds?: number;
};

/** What the provider's pages have in common: the portal's look on one side, what the page is about on the other. */
export function providerPage({ language, theme, main, title, againAfterSeconds }: ProviderPage): string {
  const texts = providerTexts(language);
  const again = againAfterSeconds ? `\n<meta http-equiv="refresh" content="${againAfterSeconds}">` : '';
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">${again}
<title>${escaped(title ?? texts.title)} – Dray</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/idp/page/sign-in.css">
</head>
<body>
<header class="art">
${wordmark}
<div class="claim"><p class="lead">${escaped(texts.claim).replace('. ', '.<br>')}</p><p>${escaped(texts.about)}</p></div>
<div class="packs"><img src="/idp/page/crate20-mlyn.svg" alt="" width="190" height="190"><img src="/idp/page/keg50-havranov.svg" alt="" width="260" height="260"><img src="/idp/page/keg30-nefiltr.svg" alt="" width="210" height="210"></div>
</header>
<main>
${main}
</main>
</body>
</html>`;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const wordmark = `<div class="wordmark"><svg width="34" height="34" viewBox="0 0 28 28" aria-hidden="true"><rect x="1" y="9" width="5.5" height="13" rx="1.5" fill="currentColor"/><rect x="8" y="9" width="5.5" height="13" rx="1.5" fill="currentColor"/><rect x="15" y="14.5" width="5.5" height="7.5" rx="1.5" fill="currentColor"/><rect class="tap" x="22.2" y="4" width="2.6" height="18" rx="1.3"/><rect x="1" y="24" width="25" height="2.6" rx="1.3" fill="currentColor" opacity=".75"/></svg>Dray</div>`;
