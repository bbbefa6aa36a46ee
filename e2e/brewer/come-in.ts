import type { Browser, Page } from '@playwright/test';
import { acceptConsents, ownBrowser } from '../people/newcomer.ts';
import type { RunningDray } from '../running-dray.ts';
import { operate } from './empty-brewer.ts';

const password = 'Zelená-Lampa-17-kobylka';

/** By the link that a command or a mail has shown: a password, the consents, and they are in. */
export async function comeInBy(browser: Browser, { address }: RunningDray, link: string): Promise<Page> {
  const page = await ownBrowser(browser, address);
  await page.goto(link);
  await page.locator('input[type="password"]').last().waitFor();
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
  await acceptConsents(page);
  await page.locator('form button[type="submit"]').click();
  await page.locator('#password').fill(password);
  await page.locator('form button[type="submit"]').click();
  return page;
}

/** Somebody of the brewer's, let in by a command. */
export async function colleague(browser: Browser, portal: RunningDray, ...typed: string[]): Promise<Page> {
  const said = await operate(portal, ...typed);
  const { pathname, search } = new URL(said.match(/https?:\/\/\S+/)?.[0] ?? '');
  const page = await comeInBy(browser, portal, pathname + search);
  await page.waitForURL('**/staff');
  return page;
}

/** The guide that greets every customer once; a portal without content has one page of it. */
export async function leaveGuide(page: Page): Promise<void> {
  const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
  await guide.getByRole('button', { name: 'Hotovo' }).click();
  await guide.waitFor({ state: 'hidden' });
}
