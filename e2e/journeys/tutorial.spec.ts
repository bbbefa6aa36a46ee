import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { withoutShipTo } from '../people/cart-without-ship-to.ts';
import { expect, test } from '../people/customer.ts';

const guide = (page: Page) => page.getByRole('dialog', { name: 'Průvodce portálem' });
const shown = (page: Page) => guide(page).locator('[role="group"]:not([inert])');
const flagCalls = '**/identity/users/SetFirstLoginFlag/*';

// They share one account, whose first login one of them brings to its end and back.
test.describe.configure({ mode: 'serial' });

test.describe('at the first login', () => {
  test.use({ account: 'new@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });

  test('the tutorial cannot be left before its end, and has no barrier', async ({ page }) => {
    await page.goto('/');
    await expect(shown(page)).toHaveAccessibleName('1 / 5');
    expect(await findBarriers(page)).toEqual([]);
    expect(await guide(page).innerText()).not.toMatch(/\*\*|^- /m);
    await expect(guide(page).getByRole('heading', { name: 'Průvodce portálem' })).toBeInViewport({ ratio: 1 });

    // A browser may take the second of two for a stronger request.
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);

    await expect(guide(page)).toBeVisible();
    await expect(guide(page).getByRole('button', { name: 'Hotovo' })).toHaveCount(0);
    await page.reload();
    await expect(guide(page)).toBeVisible();
  });

  test.describe('without its pages', () => {
    test.use({ expectedComplaints: /status of 500/ });

    const answers = {
      'there are none': { json: { total: 0, offset: 0, limit: 100, results: [] } },
      'none can be fetched': { status: 500, json: { code: 'FAULT' } },
    };
    for (const [reason, answer] of Object.entries(answers)) {
      test(`one of its own leads through, though nothing can be stored: ${reason}`, async ({ page }) => {
        await page.route('**/content/helppages*', (route) => route.fulfill(answer));
        await page.route(flagCalls, (route) => route.fulfill({ status: 500, json: { code: 'FAULT' } }));
        // Each chooses where to order for; the cart of the one before them knows it by now.
        await withoutShipTo(page);
        await page.goto('/');
        await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText('Vítejte v portálu Dray');

        await guide(page).getByRole('button', { name: 'Hotovo' }).click();

        await expect(guide(page)).toBeHidden();
        await page
          .getByRole('main')
          .getByRole('button', { name: /^U Lípy/ })
          .click();
        await expect(page.getByRole('list', { name: 'Závozy a jejich uzávěrky' })).toBeVisible();
      });
    }
  });

  test('by keyboard one goes to the last page and is done for good', async ({ page }) => {
    const notes: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SetFirstLoginFlag')) notes.push(request.postData());
    });
    await page.goto('/');
    await guide(page).getByRole('button', { name: 'Přejít na konec' }).press('Enter');
    await expect(shown(page)).toHaveAccessibleName('5 / 5');
    const stored = page.waitForResponse(flagCalls);
    await expect(guide(page).getByRole('button', { name: 'Hotovo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await stored;

    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Rychlé odkazy' })).toBeVisible();
    await expect(guide(page)).toBeHidden();
    expect(notes).toEqual(['false']);

    const isBack = await page.evaluate<boolean>(
      `fetch('/identity/users/SetFirstLoginFlag/' + sessionStorage.uid, { method: 'PUT', body: 'true', headers: {
        authorization: 'Bearer ' + sessionStorage.id_token, 'content-type': 'application/json' } }).then((r) => r.ok)`,
    );
    expect(isBack).toBe(true);
  });
});

test.describe('somebody whose age is not known', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is asked once, before anything of the brands, and a no leads nowhere', async ({ page }) => {
    await page.addInitScript({ content: 'if (!sessionStorage.asked) delete localStorage.ageConfirmed' });
    await page.goto('/login');
    const question = page.getByRole('dialog');
    await expect(question).toHaveAccessibleName('Je vám už 18 let?');
    expect(await findBarriers(page)).toEqual([]);

    await question.getByRole('button', { name: 'Ne', exact: true }).click();
    await expect(question).toHaveAccessibleName('Jen pro osoby starší 18 let');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Zpět na otázku' }).click();
    await question.getByRole('button', { name: 'Ano, už mi bylo 18 let' }).click();
    await expect(question).toBeHidden();

    await page.evaluate("sessionStorage.asked = 'yes'");
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('reads the contacts without being asked', async ({ page }) => {
    await page.addInitScript({ content: 'delete localStorage.ageConfirmed' });
    await page.goto('/contact');

    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
