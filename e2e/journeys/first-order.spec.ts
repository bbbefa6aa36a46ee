import { expect, test } from '../people/customer.ts';
import { bearerOf, fillCart } from '../people/filled-cart.ts';
import { acceptConsents, invite, newcomer, ownBrowser } from '../people/newcomer.ts';

const password = 'Zelená-Lampa-17-kobylka';

test.describe.configure({ timeout: 120_000 });
test.use({ account: 'owner@ulipy.example', viewport: { width: 1280, height: 800 } });

test('an owner invites somebody, who comes in by the mail, orders, and the owner sees the order', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const person = newcomer('Prvňáčková');
  const link = await invite(owner, person);

  const page = await ownBrowser(browser, baseURL ?? '');
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  expect(page.url()).not.toContain('gig_i_vToken');
  const [first, second] = [
    page.locator('input[type="password"]').first(),
    page.locator('input[type="password"]').last(),
  ];
  await first.fill(password);
  await second.fill('jiné');
  // What the field says when it is left must not take the button from under the finger.
  const button = page.locator('form button[type="submit"]');
  await button.hover();
  await page.mouse.down();
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  await page.mouse.up();
  await expect(page.locator('a[href="#consent-terms"]')).toBeVisible();
  await second.fill(password);
  await acceptConsents(page);
  await page.locator('form button[type="submit"]').click();

  await page.locator('#password').fill(password);
  await page.locator('form button[type="submit"]').click();
  const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
  await guide.getByRole('button', { name: 'Přejít na konec' }).click();
  await guide.getByRole('button', { name: 'Hotovo' }).click();
  await expect(guide).toBeHidden();

  await fillCart(page, { shipToId: '100235', sku: 'CZ100003', pallets: 1, orderNumber: `P-${Date.now()}` });
  await page.goto('/order-summary');
  await page.getByRole('button', { name: /^Odeslat objednávku/ }).click();
  await expect(page).toHaveURL('/thanks');
  const number = await page.getByText(/^45\d+$/).innerText();

  await owner.goto(`/orders/history?order=${number}`);
  await expect(owner.getByRole('heading', { level: 1, name: `Objednávka ${number}` })).toBeVisible();
  const answer = await owner.request.get('/identity/users/GetAllUsersInfo', {
    headers: await bearerOf(owner),
    params: { search: person.email },
  });
  expect(await answer.json()).toMatchObject({ users: [{ email: person.email, status: 'Active', termsAgreed: true }] });
  await page.context().close();
});
