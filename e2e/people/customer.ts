import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test as visitor } from './visitor.ts';

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;
type Customer = {
  /** Who is signed in when the journey begins; nobody while it is undefined. */
  account: string | undefined;
};
type Doorman = { keptSession: (account: string) => Promise<Kept> };

const password = 'Meridian-Demo-2026!';

/** A demo account with its session. Each signs in once a run, by the form of the provider's page, and is kept. */
export const test = visitor.extend<Customer, Doorman>({
  account: [undefined, { option: true }],

  keptSession: [
    async ({ browser }, use) => {
      const kept = new Map<string, Promise<Kept>>();
      await use((account) => {
        const session = kept.get(account) ?? findSession(account) ?? openSession(browser, account);
        kept.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  storageState: async ({ account, keptSession }, use) => {
    await use(account ? await keptSession(account) : undefined);
  },
});

const fileOf = (account: string): string => join(process.env.DRAY_SESSIONS ?? '', `${account}.json`);

/** What another worker has kept already. */
const findSession = (account: string): Promise<Kept> | undefined =>
  existsSync(fileOf(account)) ? Promise.resolve(JSON.parse(readFileSync(fileOf(account), 'utf8'))) : undefined;

/** In one step, so that nobody reads half of it. */
function keepSession(account: string, session: Kept): void {
  const draft = `${fileOf(account)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(session));
  renameSync(draft, fileOf(account));
}

async function openSession(browser: Browser, account: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL: process.env.DRAY_URL ?? '' });
  const page = await context.newPage();
  const form = await page.request.get('/auth/login');
  await page.request.post(form.url(), { form: { email: account, password } });
  await page.addInitScript({ content: "localStorage.lang ??= 'cs'; localStorage.ageConfirmed ??= 'yes'" });
  await page.goto('/');
  await expect.poll(() => page.evaluate('localStorage.signedInAs')).toBeTruthy();
  const state = await context.storageState();
  await context.close();
  keepSession(account, state);
  return state;
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
