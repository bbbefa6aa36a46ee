import type { Page } from '@playwright/test';
import { freshNumber } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';
import { ask, bearerOf } from '../people/filled-cart.ts';
import { placeElsewhere } from '../people/placed-order.ts';
import { findFaults } from '../walks/probes.ts';

// What the one closes the other finds closed, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of (404|409|422|500)/ });

/** Nobody else's journey orders for it, and nothing else is closed by its closed day. */
const shipTo = '100257';
const order = { number: '', date: '' };

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const address = (rest: string) => `/staff/calendar?country=CZ${rest}`;
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });

async function closedDays(page: Page): Promise<unknown[]> {
  const headers = await bearerOf(page);
  const { deliveryDates } = await (
    await page.request.get(`/api/shiptos/GetShipToBySapId/${shipTo}`, { headers })
  ).json();
  return deliveryDates.closed;
}

test.describe('a pub that ordered', () => {
  test.use({ account: 'admin@pod-skalou.example' });

  test('has an order on a day that is open', async ({ page }) => {
    const wanted = { shipToId: shipTo, sku: 'CZ100003', pallets: 1, orderNumber: freshNumber('K') };
    order.number = await placeElsewhere(page, wanted);
    const headers = await bearerOf(page);
    const found = await (await page.request.get(`/api/orders/${order.number}`, { headers })).json();
    order.date = found.deliveryDate;

    expect(order.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await closedDays(page)).not.toContainEqual({ date: order.date, reason: 'CLOSED_DAY' });
  });
});

test.describe('an operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('closes the day for one ship-to by the keys, and reads before whom it hits', async ({ page }) => {
    await page.goto(address(`&day=${order.date}`));
    // The month that is there while one waits takes no keys.
    await page.getByRole('grid').locator(`[data-day="${order.date}"]`).focus();
    await page.keyboard.press('Space');
    await dialog(page)
      .getByRole('textbox', { name: /^Číslo místa dodání/ })
      .fill(shipTo);
    await expect(dialog(page)).toContainText(`Objednávka ${order.number}`);

    await dialog(page).getByRole('button', { name: 'Uložit' }).click();

    await expect(page.getByText(/^Uloženo\. Upozorníme 1/)).toBeVisible();
    await expect(main(page)).toContainText('Bez závozu');
  });

  test('is told that the day is closed already, and loses nothing of what they typed', async ({ page }) => {
    await page.goto(address(`&day=${order.date}`));
    await page.getByRole('button', { name: 'Jiná výjimka' }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Číslo místa dodání/ })
      .fill(shipTo);
    await dialog(page)
      .getByRole('textbox', { name: /^Poznámka/ })
      .fill('Rekonstrukce rampy');
    await dialog(page).getByRole('button', { name: 'Uložit' }).click();

    await expect(dialog(page)).toContainText('výjimka existuje');
    await expect(dialog(page).getByRole('textbox', { name: /^Poznámka/ })).toHaveValue('Rekonstrukce rampy');
  });
});

test.describe('the pub', () => {
  test.use({ account: 'admin@pod-skalou.example' });

  test('cannot choose the day any more, and is notified', async ({ page }) => {
    await expect
      .poll(() => closedDays(page), { timeout: 5_000 })
      .toContainEqual({ date: order.date, reason: 'CLOSED_DAY' });
    const { customerCart } = await ask<{ customerCart: { id: string } }>(page, '{ customerCart { id } }');
    const chosen = await ask<{ setShippingMethodsOnCart: { user_errors: { code: string }[] } }>(
      page,
      `mutation ($cart: String!, $day: String!) {
        setShippingAddressesOnCart(cart_id: $cart, ship_to_id: "${shipTo}") { user_errors { code } }
        setShippingMethodsOnCart(cart_id: $cart, method: "VAN", delivery_date: $day) { user_errors { code } } }`,
      { cart: customerCart.id, day: order.date },
    );
    expect(chosen.setShippingMethodsOnCart.user_errors).toMatchObject([{ code: 'CLOSED_DAY' }]);

    await page.goto('/contact');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Upozornění/ })
      .click();
    await expect(page.getByRole('link', { name: /se nerozváží/ }).first()).toBeVisible();
  });
});

test.describe('the operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('opens the day again', async ({ page }) => {
    await page.goto(address(`&day=${order.date}`));
    await page.getByRole('button', { name: /^Odebrat: Bez závozu/ }).click();
    await dialog(page).getByRole('button', { name: 'Odebrat' }).click();

    await expect(page.getByText(/^Odebráno: Bez závozu/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Odebrat: Bez závozu/ })).toHaveCount(0);
  });

  test('changes two rows at once, and back', async ({ page }) => {
    for (const [from, to] of [
      ['10:00', '09:45'],
      ['09:45', '10:00'],
    ] as const) {
      await page.goto(`/staff/calendar?country=SK&transport=PICKUP&cutOff=${from}`);
      const boxes = main(page).getByRole('checkbox', { name: /^Označit / });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('button', { name: 'Změnit označené' }).click();
      await dialog(page)
        .getByRole('textbox', { name: /^Objednávky do/ })
        .fill(to);
      await dialog(page).getByRole('button', { name: 'Zjistit, koho se to týká' }).click();
      await expect(dialog(page)).toContainText(/Netýká se|košík/);
      await dialog(page).getByRole('button', { name: 'Uložit' }).click();

      await expect(page.getByText(/^Změněny 2\s/)).toBeVisible();
    }
  });

  test('is told what a colleague has changed meanwhile, and keeps what they typed', async ({ page }) => {
    await page.goto(address(`&shipTo=${shipTo}`));
    const fresh = {
      shipToId: shipTo,
      transportType: 'VAN',
      name: 'Hotel Pod Skálou Liberec',
      city: 'Liberec',
      country: 'CZ',
    };
    await page.route(/api\/staff\/calendars(\?|$)/, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      const [row] = route.request().postDataJSON().rows;
      const now = { ...fresh, ...row, leadDays: 2, cutOff: '09:15', closedWeekdays: [7], version: row.version + 1 };
      await route.fulfill({
        status: 409,
        json: { code: 'CHANGED_MEANWHILE', message: 'x', requestId: 'r-1', fresh: [now] },
      });
    });
    await main(page)
      .getByRole('button', { name: /^Změnit: .*Rozvozový vůz/ })
      .click();
    await dialog(page)
      .getByRole('textbox', { name: /^Objednávky do/ })
      .fill('10:40');
    await dialog(page).getByRole('button', { name: 'Uložit' }).click();

    await expect(dialog(page).getByRole('alert')).toContainText('09:15');
    await expect(dialog(page).getByRole('textbox', { name: /^Objednávky do/ })).toHaveValue('10:40');
    await expect(dialog(page).getByRole('button', { name: 'Přesto uložit' })).toBeVisible();
  });

  test('is told at the field that goods for the same day have left by then', async ({ page }) => {
    await page.goto(address(`&shipTo=${shipTo}`));
    await main(page)
      .getByRole('button', { name: /^Změnit: .*Rozvozový vůz/ })
      .click();
    await dialog(page)
      .getByRole('textbox', { name: /^Pracovní dny/ })
      .fill('0');
    await dialog(page)
      .getByRole('textbox', { name: /^Objednávky do/ })
      .fill('15:00');
    await dialog(page).getByRole('button', { name: 'Uložit' }).click();

    await expect(
      dialog(page)
        .getByText(/odjezdu zboží/)
        .first(),
    ).toBeVisible();
    await expect(dialog(page).getByRole('textbox', { name: /^Objednávky do/ })).toHaveValue('15:00');
  });

  test('tries when an order would arrive', async ({ page }) => {
    await page.goto(address(`&shipTo=${shipTo}`));
    await expect(rowOf(page, shipTo).first()).toBeVisible();
    await page.getByRole('button', { name: 'Kdy dorazí?' }).click();

    await expect(main(page)).toContainText(/dorazí \S+/);
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        address(''),
        address('&q=zzzqqq'),
        address(`&shipTo=${shipTo}`),
        '/staff/calendar?shipTo=100301',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('grid')).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);

        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/calendar-${width}-${path.length}.png`, fullPage: true });
      }
      await page.goto(address(''));
      await page.getByRole('button', { name: 'Jiná výjimka' }).click();
      await expect(dialog(page)).toBeVisible();
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/calendar-${width}-dialog.png` });
      const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
      expect.soft(await findFaults(page, walk), 'dialog').toEqual([]);
    });

  test('reads that the server did not answer', async ({ page }) => {
    await page.route('**/api/staff/calendars?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'x', requestId: 'r-1' } }),
    );
    await page.goto(address(''));
    await expect(main(page)).toContainText('Dodací podmínky se nepodařilo načíst.');
  });
});

test.describe('customer service without the right', () => {
  test.use({ account: 'service@meridian.example' });

  test('reads which right is missing, and finds no way there', async ({ page }) => {
    await page.goto('/staff/calendar');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kalendář rozvozu');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Kalendář rozvozu' })).toHaveCount(0);
  });
});
