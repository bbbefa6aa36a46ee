import { findBarriers } from '../find-barriers.ts';
import { withoutShipTo } from '../people/cart-without-ship-to.ts';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { untilQuiet } from '../until-quiet.ts';

test.describe('a person who pays and orders nothing', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test('begins with the documents: each figure is the way to its list', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'Po splatnosti' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Dodat na')).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^Stáhnout ZIP: \p{L}+ 20\d\d$/u })).toHaveAttribute(
      'href',
      /\/api\/mydocuments\/zip\?month=20\d\d-\d\d/,
    );

    for (const [figure, address] of [
      ['Po splatnosti', /\/my-documents\?status=overdue$/],
      ['Splatné do 7 dnů', /\/my-documents\?(status=open&dueWithin=7|dueWithin=7&status=open)$/],
      ['Nové dokumenty', /\/my-documents\?from=20\d\d-\d\d-\d\d$/],
      ['K úhradě celkem', /\/my-documents\?status=open$/],
    ] as const) {
      await main.getByRole('link', { name: figure }).click();
      await expect(page).toHaveURL(address);
      await expect(main.getByRole('heading', { level: 1, name: 'Moje dokumenty' })).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('link', { name: figure })).toBeVisible();
    }
  });

  test('marks documents there and takes them together, by keys', async ({ page }) => {
    await untilQuiet(page, () => page.goto('/'));
    const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).focus();
    await page.keyboard.press('Space');

    const selected = page.getByRole('region', { name: 'Vybrané řádky' });
    await expect(selected.getByRole('link', { name: /ZIP/i })).toHaveAttribute(
      'href',
      /\/api\/mydocuments\/zip\?ids=\w+%2C\w+/,
    );
    // In a lower window the bar of the selection covers half of what passes below it.
    await page.setViewportSize({ width: 1280, height: 1800 });
    expect(await findBarriers(page)).toEqual([]);
  });
});

test.describe('the desk of an owner', () => {
  test.use({ account: 'owner@ulipy.example', expectedComplaints: /status of 500/ });

  test('names orders by our number, as every list does (T156)', async ({ page }) => {
    await page.goto('/');
    const answer = await page.request.get('/api/orders?limit=3', { headers: await bearerOf(page) });
    const { sopList } = (await answer.json()) as { sopList: { orderNumber: string; sapId: string | null }[] };
    const main = page.getByRole('main');

    for (const { orderNumber, sapId } of sopList) {
      await expect(main.getByRole('link', { name: orderNumber }).first()).toBeVisible();
      expect(await main.textContent()).not.toContain(sapId ?? 'no number of the ERP');
    }
  });

  test('has documents, requests and news, each with its way on', async ({ page }) => {
    await untilQuiet(page, () => page.goto('/'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Všechny dokumenty' })).toHaveAttribute('href', '/my-documents');
    await expect(main.getByRole('link', { name: 'Všechny aktuality' })).toHaveAttribute('href', '/news');
    await expect(main.locator('section', { hasText: 'Aktuality a události' }).getByRole('listitem')).toHaveCount(3);

    const requests = main.locator('section', { hasText: 'Otevřené požadavky' });
    await requests.getByRole('link', { name: 'Všechny' }).click();
    await expect(page).toHaveURL(/\/support\/tickets$/);
  });

  test('loses one block at a time', async ({ page }) => {
    const fail = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
    await fail('**/api/mydocuments/outlook*');
    await fail('**/content/articles*');
    await withoutShipTo(page);
    await untilQuiet(page, () => page.goto('/'));
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: 'Dokumenty se nepodařilo načíst.' })).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: 'Aktuality se nepodařilo načíst.' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Otevřené požadavky' })).toBeVisible();
    await expect(main.getByText('Kam máme zboží dodat?')).toBeVisible();

    await page.unroute('**/api/mydocuments/outlook*');
    await main
      .getByRole('alert')
      .filter({ hasText: 'Dokumenty se nepodařilo načíst.' })
      .getByRole('button', { name: 'Zkusit znovu' })
      .click();
    await expect(main.getByRole('alert').filter({ hasText: 'Dokumenty' })).toHaveCount(0);
    await expect(main.getByRole('alert').filter({ hasText: 'Aktuality' })).toBeVisible();
  });
});
