import type { IncomingMessage } from 'node:http';
import type { Language } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';
import { escaped, providerPage } from './provider-page.ts';
import { languageOfReader } from './reader-language.ts';
import { refusalPage } from './refusal-page.ts';

/** As much of oidc-provider's context as a page needs. */
type Context = { req: IncomingMessage; type: string; body: unknown };

export type ProtocolPages = ReturnType<typeof protocolPages>;

/**
 * The pages that oidc-provider shows in the middle of its protocol, with our look and in the reader's language. What went
 * wrong in the protocol is a matter for the log: nobody who wants to sign in can do anything with it.
 */
export function protocolPages({ theme, fallbackLanguage }: { theme: string; fallbackLanguage: Language }) {
  const languageIn = ({ req }: Context): Language => languageOfReader(req) ?? fallbackLanguage;

  function show(context: Context, page: string): void {
    context.type = 'text/html; charset=utf-8';
    context.body = page;
  }

  return {
    async failed(context: Context, _out: unknown, error: Error): Promise<void> {
      const language = languageIn(context);
      const { ended, failed } = providerTexts(language);
      const refused = error.name === 'SessionNotFound' ? ended : failed;
      show(context, refusalPage({ language, theme, refused }));
    },

    /** Who signed out of the portal meant it: the form confirms itself, by a script of our own and a button without it. */
    async signOut(context: Context, form: string): Promise<void> {
      const language = languageIn(context);
      const { signOut } = providerTexts(language);
      const inside = `<h1>${escaped(signOut)}</h1>
<input type="hidden" name="logout" value="yes"><button class="primary">${escaped(signOut)}</button></form>
<script src="/idp/page/sign-out.js" defer></script>`;
      show(context, providerPage({ language, theme, main: form.replace('</form>', inside) }));
    },

    async signedOut(context: Context): Promise<void> {
      const language = languageIn(context);
      const { signIn, signedOut } = providerTexts(language);
      const main = `<form method="get" action="/login">
<h1>${escaped(signedOut)}</h1>
<button class="primary" type="submit">${escaped(signIn)}</button>
</form>`;
      show(context, providerPage({ language, theme, main }));
    },
  };
}
