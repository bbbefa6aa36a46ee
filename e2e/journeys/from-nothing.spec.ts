import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { archiveOf, firstFiles, operate, startEmpty } from '../brewer/empty-brewer.ts';
import { expect, test } from '../people/customer.ts';
import { linkIn, mailTo } from '../people/mails.ts';
import { acceptConsents, ownBrowser } from '../people/newcomer.ts';
import type { RunningDray } from '../running-dray.ts';

// A portal of its own is made first, without the demo.
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const password = 'Zelená-Lampa-17-kobylka';
const ownerEmail = 'jana@unoveho.example';

let portal: RunningDray;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await startEmpty();
});
test.afterAll(() => portal?.stop());

/** By the link that a command or a mail has shown: a password, the consents, and they are in. */
async function comeIn(browser: Browser, link: string): Promise<Page> {
  const page = await ownBrowser(browser, portal.address);
  await page.goto(link);
  await page.locator('input[type="password"]').last().waitFor();
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
  await acceptConsents(page);
  await page.locator('form button[type="submit"]').click();
  await page.locator('#password').fill(password);
  await page.locator('form button[type="submit"]').click();
  return page;
}

const linkOf = (said: string): string => {
  const { pathname, search } = new URL(said.match(/https?:\/\/\S+/)?.[0] ?? '');
  return pathname + search;
};

test('from an empty database to a customer who is invited to order, by an import alone', async ({ browser }) => {
  const petra = await comeIn(
    browser,
    linkOf(await operate(portal, 'first-administrator', 'petra@pivovar.example', 'Petra', 'Malá', 'cs')),
  );
  await expect(petra).toHaveURL('/staff');
  await petra.getByRole('link', { name: 'Import' }).first().click();
  await petra.getByLabel('Co soubor obsahuje').selectOption('several');
  await petra
    .locator('input[type="file"]')
    .setInputFiles({ name: 'prvni.zip', mimeType: 'application/zip', buffer: archiveOf(firstFiles(ownerEmail)) });
  await expect(petra.getByText('Ke kontrole')).toBeVisible();
  await expect(petra.getByRole('link', { name: /^Chyby/ })).toHaveCount(0);
  await petra.getByRole('button', { name: /^Požádat o schválení/ }).click();
  await petra.getByRole('dialog').getByRole('button', { name: 'Požádat o schválení' }).click();
  await expect(petra.getByRole('dialog')).toBeHidden();

  // How a customer may pay is decided by two.
  const martin = await comeIn(
    browser,
    linkOf(
      await operate(portal, 'staff', 'grant', 'martin@pivovar.example', 'operator', 'all', 'Martin', 'Hora', 'cs'),
    ),
  );
  await martin.goto('/staff/changes');
  await martin.getByRole('button', { name: 'Schválit' }).click();
  await expect(petra.getByText('Zapsáno')).toBeVisible({ timeout: 30_000 });

  const mails = join(portal.dataDir, 'mail');
  mkdirSync(mails, { recursive: true });
  // What follows is every customer's way: journey `first-order`.
  expect(linkIn(await mailTo(ownerEmail, /./, mails), '/verification')).toContain('gig_i_code');
  for (const page of [petra, martin]) await page.context().close();
});
