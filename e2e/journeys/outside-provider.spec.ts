import { otherProviderClient, startOtherProvider } from '@dray/server/edge/sign-in/test-other-provider.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { expect, test } from '../people/customer.ts';
import { acceptConsents, invite, newcomer, ownBrowser } from '../people/newcomer.ts';
import { startSecondServer } from '../people/second-server.ts';
import { freePort } from '../running-dray.ts';

// A server of its own is started first, on the database of the others, for which another provider keeps the passwords.
test.describe.configure({ timeout: 120_000 });
test.use({ account: 'owner@ulipy.example', viewport: { width: 1280, height: 800 } });

let provider: Awaited<ReturnType<typeof startOtherProvider>>;
let portal: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const PUBLIC_URL = `http://localhost:${port}`;
  provider = await startOtherProvider(PUBLIC_URL);
  portal = await startSecondServer({ PUBLIC_URL, OIDC_ISSUER: provider.issuer, ...otherProviderClient }, port);
});
test.afterAll(async () => {
  await portal?.stop();
  provider?.stop();
});

test('an invited person accepts the consents, signs in at the other provider and is at home', async ({
  page: owner,
  browser,
}) => {
  const person = newcomer('Cizincová');
  const link = await invite(owner, person);
  const page = await ownBrowser(browser, portal.address);
  provider.signsInAs = { sub: person.email, email: person.email, email_verified: true };

  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/login\?error=refused/);

  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await acceptConsents(page);
  provider.signsInAs = { sub: person.email, email: person.email, email_verified: false };
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/login\?error=refused/);

  provider.signsInAs = { sub: person.email, email: person.email, email_verified: true };
  await page.goto('/auth/login');
  await expect(page.getByRole('dialog', { name: 'Průvodce portálem' })).toBeVisible();

  const stranger = await ownBrowser(browser, portal.address);
  provider.signsInAs = { sub: 'somebody-else', email: person.email, email_verified: true };
  await stranger.goto('/auth/login');
  await expect(stranger).toHaveURL(/\/login\?error=refused/);
  for (const opened of [page, stranger]) await opened.context().close();
});
