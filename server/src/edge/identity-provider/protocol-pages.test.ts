import { languages } from '@dray/contract/languages.ts';
import { providerTexts } from '@dray/contract/texts/provider-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { testPassword } from '../../testing/small-world/people.ts';

let portal: TestPortal;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  portal = await openTestPortal({ config: { port }, env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => portal.close());

const asBrowser = (language: string) => ({ accept: 'text/html', 'accept-language': `${language}-XX,en;q=0.5` });
const escaped = (text: string) => text.replaceAll("'", '&#39;');

test.each(languages)(
  'what went wrong on the way is reported with our look and in the reader’s language: %s',
  async (language) => {
    const texts = providerTexts(language);
    const addresses = {
      '/idp/auth?client_id=stranger&response_type=code&scope=openid': texts.failed,
      '/idp/auth/a-step-that-is-over': texts.ended,
      '/idp/session/end?id_token_hint=nonsense': texts.failed,
    };
    for (const [address, answered] of Object.entries(addresses)) {
      const answer = await fetch(portal.url + address, { headers: asBrowser(language) });
      const text = await answer.text();

      expect
        .soft([address, answer.status, answer.headers.get('content-type')])
        .toEqual([address, 400, 'text/html; charset=utf-8']);
      expect.soft(text).toContain(`<html lang="${language}" data-theme="emea">`);
      expect.soft(text).toContain(escaped(answered));
      expect.soft(text).not.toMatch(/googleapis|oops|stranger|nonsense/);
    }
  },
);

test('a program is told in the words of the protocol', async () => {
  const answer = await fetch(`${portal.url}/idp/session/end?id_token_hint=nonsense`, {
    headers: { accept: 'application/json' },
  });

  expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
});

test('signing out and having signed out are pages of ours, too', async () => {
  const browser = testBrowser(portal, publicUrl);
  await browser.signIn('owner@ulipy.example', testPassword);

  const asked = await (await browser.visit('/idp/session/end', undefined, asBrowser('it'))).text();
  const done = await (await browser.visit('/idp/session/end/success', undefined, asBrowser('sk'))).text();

  const [italian, slovak] = [providerTexts('it'), providerTexts('sk')];
  expect(asked).toContain('<html lang="it"');
  expect(asked).toContain(`<button class="primary">${italian.signOut}</button>`);
  expect(asked).toContain('/idp/page/sign-out.js');
  expect(done).toContain(`<h1>${slovak.signedOut}</h1>`);
  expect(asked + done).not.toContain('googleapis');
});
