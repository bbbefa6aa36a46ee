import { startTlsProxy } from '@dray/server/testing/tls-proxy.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { expect, ofAge, signIn, test } from '../people/customer.ts';
import { startSecondServer } from '../people/second-server.ts';

// The certificate vouches for itself; who may be believed is another matter than what travels how.
test.use({ ignoreHTTPSErrors: true, hasOwnWindow: true });

// A server of its own is started first, which knows itself by the proxy's address.
test.describe.configure({ timeout: 120_000 });

let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let portal: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  proxy = await startTlsProxy();
  portal = await startSecondServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: '1' });
  proxy.leadTo(portal.address);
});
test.afterAll(async () => {
  await proxy?.stop();
  await portal?.stop();
});

test('behind https one signs in on the provider’s page, is at home, and signs out', async ({ page }) => {
  await ofAge(page);
  await page.goto(`${proxy.url}/login`);
  await signIn(page, 'owner@ulipy.example');
  await expect(page).toHaveURL(`${proxy.url}/`);
  await expect(page.locator('h1').first()).toBeVisible();

  await page.goto(`${proxy.url}/profile/details`);
  await expect(page.getByRole('main').getByText('Jana Dvořáková')).toBeVisible();
  const cookies = await page.context().cookies();
  await page.getByRole('main').getByRole('button', { name: 'Odhlásit se' }).click();

  await expect(page).toHaveURL(`${proxy.url}/login`);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['__Host-sid', 'idp_session']));
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
});
