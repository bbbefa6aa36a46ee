import type { Browser, Page } from '@playwright/test';
import { expect } from './customer.ts';
import { linkIn, mailTo } from './mails.ts';

/** Somebody whom no other journey knows. */
export type Newcomer = { firstName: string; lastName: string; email: string };

export const newcomer = (lastName: string): Newcomer => ({
  firstName: 'Hana',
  lastName,
  email: `${Date.now().toString(36)}.${process.pid}@ulipy.example`,
});

/** The owner's way: who it is, one role at one of the three pubs, and the mail goes out. The answer is where it leads. */
export async function invite(owner: Page, { firstName, lastName, email }: Newcomer): Promise<string> {
  await owner.goto('/profile/management');
  await owner.getByRole('link', { name: 'Pozvat osobu' }).click();
  await owner.locator('#person-firstName').fill(firstName);
  await owner.locator('#person-lastName').fill(lastName);
  await owner.locator('#person-email').fill(email);
  await owner.getByRole('radio', { name: /^Letní zahrada.*: Běžný uživatel/ }).check();
  for (const shipTo of ['U Lípy', 'Na Náměstí'])
    await owner.getByRole('radio', { name: new RegExp(`^${shipTo}.*: Bez přístupu`) }).check();
  await owner.getByRole('button', { name: 'Odeslat pozvánku' }).click();
  await expect(owner).toHaveURL('/profile/management');
  return linkIn(await mailTo(email, /vás zve/), '/verification');
}

/** A browser that has never been here, on a machine of the newcomer's own. */
export async function ownBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript({ content: "localStorage.lang ??= 'cs'; localStorage.ageConfirmed ??= 'yes'" });
  return page;
}

/** Ticks all four; each of them is needed. */
export async function acceptConsents(page: Page): Promise<void> {
  for (const kind of ['terms', 'privacy', 'guidelines', 'masterPurchase'])
    await page.locator(`#consent-${kind}`).check();
}
