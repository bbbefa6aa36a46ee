import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie, Page } from '@playwright/test';
import { giveCartsBack } from './cart-alone.ts';
import { leave } from './shared-window.ts';
import { expect, test as visitor } from './visitor.ts';

type Kept = { cookies: Cookie[]; remembered: Record<string, string> };
type Customer = {
  /** Who is signed in when the journey begins; nobody while it is undefined. */
  account: string | undefined;
  cartsGivenBack: undefined;
};

const password = 'Meridian-Demo-2026!';

/** A demo account with its session. Each signs in once a run, by the form of the provider's page, and is kept. */
export const test = visitor.extend<Customer>({
  account: [undefined, { option: true }],

  // Also where a journey opens pages of its own.
  cartsGivenBack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await use(undefined);
      giveCartsBack();
    },
    { auto: true },
  ],

  emptyPage: async ({ emptyPage: page, account }, use) => {
    if (account && !findSession(account)) keepSession(account, await openSession(page, account));
    await use(page);
  },
  page: async ({ page, account }, use) => {
    const session = account && findSession(account);
    if (session) await continueAs(page, session);
    await use(page);
    // What a journey answers in the server's place may be on its way when it ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const fileOf = (account: string): string => join(process.env.DRAY_SESSIONS ?? '', `${account}.json`);

/** What an earlier journey has kept, in whichever worker it ran. */
export const findSession = (account: string): Kept | undefined =>
  existsSync(fileOf(account)) ? JSON.parse(readFileSync(fileOf(account), 'utf8')) : undefined;

/** In one step, so that nobody reads half of it. */
function keepSession(account: string, session: Kept): void {
  const draft = `${fileOf(account)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(session));
  renameSync(draft, fileOf(account));
}

/** Playwright's own `storageState` would open a page more for every journey, only to write into its storage. */
export async function continueAs(page: Page, { cookies, remembered }: Kept): Promise<void> {
  await page.context().addCookies(cookies);
  await page.addInitScript({
    content: `if (!sessionStorage.journeyBegan) {
      sessionStorage.journeyBegan = 'yes';
      Object.assign(localStorage, ${JSON.stringify(remembered)});
    }`,
  });
}

/** In the window that the journey will have, which is empty again afterwards. */
async function openSession(page: Page, account: string): Promise<Kept> {
  const form = await page.request.get('/auth/login');
  await page.request.post(form.url(), { form: { email: account, password } });
  const script = await page.addInitScript({ content: "localStorage.lang = 'cs'; localStorage.ageConfirmed = 'yes'" });
  await page.goto('/');
  await expect.poll(() => page.evaluate('localStorage.signedInAs'), { intervals: [20] }).toBeTruthy();
  const remembered = await page.evaluate<Record<string, string>>('({ ...localStorage })');
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await script.dispose();
  await leave(page);
  return { cookies: await page.context().cookies(), remembered };
}

/** From a page that offers to sign in, through the provider's page, back to where one wanted to be. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.locator('a[href^="/auth/login"]').click();
  await page.locator('#email').fill(account);
  await page.locator('#password').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** The question for the age is another journey's. */
export const ofAge = (page: Page) => page.addInitScript({ content: "localStorage.ageConfirmed ??= 'yes'" });

export { expect };
