import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

test.use({ expectedComplaints: /status of (403|404|500)/ });

const list = '/staff/customers';
const pub = `${list}/C1001`;
/** One of its ship-tos takes no deliveries. */
const chain = `${list}/C1004`;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByRole('searchbox');
const rowOf = (page: Page, name: RegExp) => main(page).locator('[data-row-name]').filter({ hasText: name });
const card = (page: Page, name: RegExp) => page.getByRole('region', { name });
const tab = (page: Page, name: RegExp) => page.getByRole('main').getByRole('navigation').getByRole('link', { name });
const closed = (page: Page) => page.locator('[data-gate][data-state="closed"]');
const judged = (page: Page) => expect(page.getByText(/^Ověřeno/)).toBeVisible();

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example' });

  test('finds a pub by a name without accents, and opens it by the keys alone', async ({ page }) => {
    await page.goto('/staff');
    await page.getByRole('navigation').getByRole('link', { name: 'Zákazníci' }).first().click();
    await expect(heading(page, 'Zákazníci')).toBeVisible();

    await field(page).fill('u lipy');
    await expect(rowOf(page, /^U.Lípy/)).toBeVisible();
    await expect(rowOf(page, /Velkosklad/)).toHaveCount(0);
    await field(page).press('ArrowDown');
    await expect(rowOf(page, /^U.Lípy/)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(heading(page, /^U.Lípy/)).toBeVisible();
    await expect(page).toHaveURL(pub);
    await page.goto(list);
    await expect(card(page, /Naposledy otevření/)).toContainText('Lípy');
  });

  test('sees what their rights open, is told of the rest, and finds the pub by the number of an order', async ({
    page,
  }) => {
    await page.goto(pub);
    await expect(card(page, /Kdo platí/)).toContainText('100234');
    await expect(card(page, /Požadavky/)).toBeVisible();
    await expect(card(page, /Smlouvy/)).toBeVisible();
    await expect(card(page, /^Kreditní limit/)).toHaveCount(0);
    await expect(card(page, /Co nevidíte/)).toContainText('Kreditní limit');
    await expect(card(page, /Co nevidíte/)).toContainText('Historie');

    await tab(page, /^Lidé/).click();
    await expect(main(page)).toContainText('Dvořáková');
    await tab(page, /^Místa dodání/).click();
    await expect(main(page)).toContainText('Letní zahrada');
    await tab(page, /^Objednávky/).click();
    const number = /\d{5,}/.exec(await main(page).getByRole('row').nth(1).innerText())?.[0] ?? 'none';

    await page.goto(list);
    await field(page).fill(number);
    await expect(rowOf(page, /^U.Lípy/)).toBeVisible();
    await expect(main(page)).toContainText('objednávka');
    await main(page)
      .getByRole('link', { name: /^objednávka \d+$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Objednávka 45/ })).toBeVisible();
  });

  test('asks why somebody cannot order: the suspended ship-to is named, and nothing else', async ({ page }) => {
    await page.goto(chain);
    await page.getByRole('link', { name: 'Proč nemůže objednat?' }).click();
    await page.getByRole('combobox', { name: 'Osoba' }).selectOption('u-zelena-vrata-owner');
    await page.getByRole('combobox', { name: 'Místo dodání' }).selectOption('100247');
    await judged(page);

    await expect(closed(page)).toHaveCount(1);
    await expect(closed(page)).toHaveAttribute('data-gate', 'ship-to');
    await expect(page.getByText('1 překážka: Stav místa dodání')).toBeVisible();
    await expect(page).toHaveURL(/shipTo=100247/);

    await page.getByRole('combobox', { name: 'Místo dodání' }).selectOption('100244');
    await expect(closed(page)).toHaveCount(0);
    await expect(page.getByText(/Nic nebrání/)).toBeVisible();
  });

  test('reads that nobody is found, that there is no such customer, and that the server did not answer', async ({
    page,
  }) => {
    await page.goto(`${list}?q=zzzqqq`);
    await expect(page.getByRole('heading', { name: 'Žádný zákazník nenalezen' })).toBeVisible();
    for (const address of [`${list}/C9999`, `${list}/C3001`]) {
      await page.goto(address);
      await expect(heading(page, 'Takový zákazník neexistuje')).toBeVisible();
    }

    await page.route('**/api/staff/customers?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'x', requestId: 'r-1' } }),
    );
    await page.goto(`${list}?q=lipy`);
    await expect(main(page)).toContainText('Zákazníky se nepodařilo načíst.');
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const views = ['', '?view=ship-tos', '?view=people', '?view=orders', '?view=obstacles&shipTo=100234'];
      for (const path of [list, `${list}?q=lipy`, ...views.map((view) => `${pub}${view}`)]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
        if (path.includes('obstacles')) await judged(page);

        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
      }
    });
});

test.describe('sales', () => {
  test.use({ account: 'sales@meridian.example' });

  test('find their own customers, and nobody else’s', async ({ page }) => {
    await page.goto(`${list}?q=zelena+vrata`);
    await expect(page.getByRole('heading', { name: 'Žádný zákazník nenalezen' })).toBeVisible();
    await page.goto(chain);
    await expect(heading(page, 'Takový zákazník neexistuje')).toBeVisible();

    await page.goto(`${list}?q=lipy`);
    await expect(rowOf(page, /^U.Lípy/)).toBeVisible();
    await page.goto(pub);
    await expect(card(page, /^Kreditní limit/)).toBeVisible();
  });
});

test.describe('the portal’s switch', () => {
  test.use({ account: 'staff@meridian.example' });

  test('is what everybody is asked about by an operator: with its command where it is off', async ({ page }) => {
    await page.route('**/api/staff/customers/C1001/obstacles?*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const each of body.gates)
        if (each.gate === 'switch')
          Object.assign(each, {
            state: 'closed',
            fix: { kind: 'command', command: 'npm run portal -- switch "Catalogue" 1' },
          });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${pub}?view=obstacles&shipTo=100234`);

    await expect(closed(page)).toHaveCount(1);
    await expect(closed(page)).toContainText('npm run portal -- switch "Catalogue" 1');
  });
});
