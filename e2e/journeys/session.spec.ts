import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { Route } from '@playwright/test';
import { openAnotherTab } from '../people/another-tab.ts';
import { expect, ofAge, signIn, test } from '../people/customer.ts';
import { leave } from '../people/shared-window.ts';
import { untilQuiet } from '../until-quiet.ts';
import { walkTo } from '../walk.ts';

const heading = 'h1';
/** What the browser tells a tab when another one has signed in or out. */
const hearOfTheSession = "dispatchEvent(new StorageEvent('storage', { key: 'signedInAs' }))";
/** The page to sign in notes its own address (S17); the rest that is left out is this journey's own doing. */
const leftBehind = `Object.entries({ ...localStorage, ...sessionStorage })
  .filter(([key, value]) => !['ageConfirmed', 'langUnchosen', 'journey'].includes(key) && value !== '/login')
  .filter(([key, value]) => !key.startsWith('tsr-scroll') || value.includes('/profile'))
  .map(([key]) => key)`;
const elsewhere = ['//evil.example', '/\\evil.example', '%2F%5Cevil.example', 'https://evil.example'];

test.describe('nobody is signed in', () => {
  test.beforeEach(({ page }) => ofAge(page));

  test('a deep link with its query is found again after signing in', async ({ page }) => {
    await page.goto('/profile/details?from=mail&n=2#roles');
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await expect(page).toHaveTitle('Přihlášení – Dray');

    await signIn(page, 'owner@ulipy.example');

    await expect(page).toHaveURL(/\/profile\/details\?from=mail&n=2#roles$/);
    await expect(page.locator(heading)).toHaveText('Můj profil');
    await expect(page.getByRole('main').getByText('Jana Dvořáková')).toBeVisible();
    expect(await page.evaluate('Object.keys(localStorage).includes("id_token")')).toBe(false);
    expect(await page.evaluate('localStorage.store')).toBe('LivePortal_EMEA_CZ');
  });

  test('an address that leads elsewhere leads home', async ({ page }) => {
    await page.goto('/contact');
    for (const wanted of elsewhere) {
      await walkTo(page, `/login?returnUrl=${wanted}`);

      const address = await page.locator('a[href^="/auth/login"]').getAttribute('href');

      expect(new URL(address ?? '', 'http://x').searchParams.get('returnUrl'), wanted).toBe('/');
    }
  });

  test.describe('and an account was only invited', () => {
    // The provider's page answers so.
    test.use({ expectedComplaints: /status of 401/ });

    test('it is refused on the provider’s page, in the words for a wrong password', async ({ page }) => {
      await page.goto('/login');
      await signIn(page, 'invited@ulipy.example');

      await expect(page.getByRole('alert')).toHaveText(refusalText('SIGN_IN_REFUSED', 'cs'));
      await expect(page).toHaveURL(/\/idp\/sign-in\//);
      await page.goto('/profile/details');
      await expect(page).toHaveURL(/\/login\?returnUrl=/);
    });
  });

  for (const [reason, shown] of [
    ['provider', 'Přihlašovací služba neodpovídá'],
    ['expired', 'Přihlášení trvalo příliš dlouho'],
    ['refused', 'S tímto účtem se nelze přihlásit'],
    ['strength', 'Zaměstnanci se přihlašují s dalším ověřením'],
  ]) {
    test(`why signing in failed is shown: ${reason}`, async ({ page }) => {
      await page.goto(`/login?error=${reason}`);

      await expect(page.getByRole('alert')).toContainText(shown ?? '');
    });
  }

  test('the keys of an invitation leave the address at once', async ({ page }) => {
    await page.goto('/contact?gig_i_code=c&gig_i_vToken=t&x=1');

    await expect(page.getByRole('article')).toHaveCount(4);
    expect(new URL(page.url()).search).toBe('?x=1');
  });

  test.describe('and the portal speaks English', () => {
    // The bell's stream is the first to hear that the session is over.
    test.use({ language: 'en', hasOwnWindow: true, expectedComplaints: /status of 401/ });

    test('a session that ends on screen says 401 and returns to the same page', async ({ page }) => {
      await page.clock.install();
      await page.goto('/profile/details?tab=2');
      await signIn(page, 'owner@ulipy.example');
      // A part of the program that is still on its way would have been so for ten minutes, and the page loaded anew.
      await untilQuiet(page, () => expect(page.locator(heading)).toHaveText('My profile'));

      await page.context().clearCookies({ name: '__Host-sid' });
      await page.clock.fastForward('10:00');

      await expect(page.getByText('401: UNAUTHORIZED ACCESS')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
      await expect(page).toHaveURL(/\/profile\/details\?tab=2$/);
      // At the provider the person is still known.
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/profile\/details\?tab=2$/);
      await expect(page.locator(heading)).toHaveText('My profile');
    });
  });

  test('signing out while the page still reads calls that off, and nothing is refused', async ({ page }) => {
    await page.goto('/profile/details');
    await signIn(page, 'owner@ulipy.example');
    await expect(page.locator(heading)).toHaveText('Můj profil');
    // So that the stream below is that of the page that is left.
    await leave(page);
    // It would reach the server when the session is over, and the provider's page waits for what becomes of it.
    const signedOut = page.waitForResponse('**/auth/logout*');
    const asked = page.waitForRequest('**/api/events*');
    await page.route('**/api/events*', async (route) => {
      await signedOut;
      await route.continue();
    });
    await page.goto('/profile/details');
    const stream = await asked;
    const became = Promise.race([
      page.waitForEvent('requestfailed', (request) => request === stream).then(() => 'called off'),
      page.waitForResponse((response) => response.request() === stream).then((response) => response.status()),
    ]);
    await page.route('**/idp/**', async (route) => {
      await became;
      await route.continue();
    });

    await page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).click();

    expect(await became).toBe('called off');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('signing out in one tab ends the session in the other, and signing in again brings it back', async ({
    page,
  }) => {
    await page.goto('/profile/details');
    await signIn(page, 'owner@ulipy.example');
    await expect(page.locator(heading)).toHaveText('Můj profil');
    const other = await openAnotherTab(page);
    await other.goto('/profile/details?tab=other');
    await expect(other.locator(heading)).toHaveText('Můj profil');

    await page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other.getByText('401: NEAUTORIZOVANÝ PŘÍSTUP')).toBeVisible();
    for (const tab of [page, other]) expect(await tab.evaluate(leftBehind)).toEqual(['lang']);

    await signIn(page, 'owner@ulipy.example');
    await expect(page).toHaveURL(/\/$/);
    await expect(other.locator(heading).filter({ visible: true })).toHaveText('Můj profil');
    await expect(other).toHaveURL(/tab=other$/);
  });
});

test.describe('somebody is signed in', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('the page to sign in leads on, and never to another site', async ({ page }) => {
    await page.goto('/login?returnUrl=%2Fprofile%2Fdetails%3Ftab%3D1');
    await expect(page).toHaveURL(/\/profile\/details\?tab=1$/);

    for (const wanted of elsewhere) {
      const { url } = await walkTo(page, `/login?returnUrl=${wanted}`);
      expect(url.href, wanted).toBe(`${process.env.DRAY_URL}/`);
    }
  });

  test.describe('and another tab ends the session while the page appears', () => {
    test.use({ hasOwnWindow: true });

    test('nothing is asked without a token, and signing in again completes the page', async ({ page }) => {
      // As the other tab's sign-out is heard, after the page was drawn and before its effects ask for what they need.
      await page.addInitScript({
        content: `new MutationObserver((_, watch) => {
          if (!document.querySelector('main h1')) return;
          watch.disconnect();
          localStorage.removeItem('signedInAs');
          ${hearOfTheSession};
        }).observe(document, { childList: true, subtree: true })`,
      });
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(response.url());
      });

      await untilQuiet(page, () => page.goto('/profile/details'));
      await expect(page.getByText('401: NEAUTORIZOVANÝ PŘÍSTUP')).toBeVisible();
      expect(refused).toEqual([]);

      await page.evaluate(`localStorage.signedInAs = sessionStorage.uid; ${hearOfTheSession}`);
      await expect(page.getByRole('main').getByText('Jana Dvořáková')).toBeVisible();
      await expect(page.getByText('toto zařízení')).toBeVisible();
    });
  });

  test.describe('with a token that ends on the way', () => {
    test.use({ expectedComplaints: /status of 401/ });

    test('it is renewed and nobody notices', async ({ page }) => {
      await page.goto('/profile/details');
      await expect(page.locator(heading)).toHaveText('Můj profil');

      await page.evaluate("sessionStorage.id_token = 'h.' + btoa(JSON.stringify({ exp: 4102444800 })) + '.s'");
      await page.reload();

      await expect(page.locator(heading)).toHaveText('Můj profil');
      expect(String(await page.evaluate('sessionStorage.id_token'))).toMatch(/^ey/);
    });
  });

  test.describe('and their rights cannot be fetched', () => {
    test.use({ expectedComplaints: /status of 500|ERR_FAILED|CallRefused/ });

    const failures = { fault: asFault, 'no answer': (route: Route) => route.abort() };
    const calls = ['**/identity/users/GetUserInfoById/*', '**/graphql*'];

    for (const [call, failure] of calls.flatMap((each) => Object.keys(failures).map((name) => [each, name] as const))) {
      test(`home is left and another try leads on: ${failure} of ${call}`, async ({ page }) => {
        // What this browser knew from before would do (T131).
        await page.addInitScript({ content: "localStorage.removeItem('knownSwitches')" });
        await page.route(call, failures[failure as keyof typeof failures]);
        await page.goto('/profile/details?tab=3');
        await expect.poll(() => new URL(page.url()).pathname).toBe('/');
        const bar = page.getByRole('alert').filter({ hasText: 'Vaše oprávnění se nepodařilo načíst' });
        await expect(bar).toBeVisible();

        await page.unroute(call);
        await bar.getByRole('button', { name: 'Zkusit znovu' }).click();

        await expect(page).toHaveURL(/\/profile\/details\?tab=3$/);
        await expect(page.locator(heading)).toHaveText('Můj profil');
      });
    }

    test('a session that cannot be looked up is reported, and another try leads on', async ({ page }) => {
      await page.route('**/auth/session*', asFault);
      await page.goto('/profile/details?tab=4');
      await expect(page.locator(heading)).toHaveText('Chyba serveru');

      await page.unroute('**/auth/session*');
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();

      await expect(page.locator(heading)).toHaveText('Můj profil');
      await expect(page).toHaveURL(/\/profile\/details\?tab=4$/);
    });
  });
});

function asFault(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: { code: 'FAULT' } });
}
