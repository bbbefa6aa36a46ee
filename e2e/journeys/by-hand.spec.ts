import type { Locator, Page } from '@playwright/test';
import { look, startClock, takePress } from '../pace.ts';
import { expect, test } from '../people/customer.ts';
import { emptyCart } from '../people/filled-cart.ts';
import { everythingHasCome } from '../walk.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
/** By its number, by the code on the box, and by its name. */
const goods = [
  { typed: 'CZ100001', found: /Sud 50 l/ },
  { typed: '2000000000305', found: /Přepravka 20 × 0,5 l/ },
  { typed: 'cerny 30', found: /Sud 30 l/ },
];
const day = (page: Page) => page.getByRole('group', { name: /^Datum dodání/ }).getByRole('radio');

/** From an empty cart on a page that has still to be loaded. */
const maxSeconds = 30;

/** A thumb that looks where it will come down. */
async function touch(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await look();
  await target.click();
}

/** A person who presses keys; how many is what we want to know. */
function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await takePress();
    await page.keyboard.press(key);
  };
  return {
    press,
    count: () => presses,
    async type(text: string) {
      for (const letter of text) await press(letter === ' ' ? 'Space' : letter);
    },
    /** Steps on until what is looked for has the focus. */
    async stepTo(name: RegExp, key = 'Tab') {
      for (let step = 0; step < 40; step += 1) {
        // Nothing has the focus for a moment where a page gives way to the next one.
        const said = await page
          .locator('*:focus')
          .ariaSnapshot({ timeout: 1_000 })
          .catch(() => '');
        // A dialog that has the focus says all that is in it; what it is called is in the first line.
        if (name.test(said.split('\n')[0] ?? '')) return;
        await press(key);
      }
      throw new Error(`${name} has no focus after forty steps`);
    },
  };
}

/** As a customer who has chosen their ship-to once and has nothing in their cart. */
async function begin(page: Page): Promise<void> {
  await page.addInitScript({ content: "localStorage.shipToId ??= '100243'" });
  await page.goto('/');
  await emptyCart(page);
}

test.describe('three products from an empty cart to the confirmation', () => {
  // One cart, one journey at a time.
  test.describe.configure({ mode: 'serial' });
  test.use({ account: 'cellar@prilis-zlutoucky-kun.example', contextOptions: { reducedMotion: 'reduce' } });

  test.describe('by keyboard alone', () => {
    test.use({ viewport: wide });

    test('takes at most a hundred and twenty presses', async ({ page }) => {
      const allHasCome = everythingHasCome(page);
      await begin(page);
      const clock = startClock(maxSeconds);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const keys = keyboardOf(page);

      await look();
      await keys.press('/');
      await look();
      for (const { typed, found } of goods) {
        await keys.press('Control+a');
        await keys.type(typed);
        await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
        // While the cart is on its way the same keys open the product.
        await allHasCome();
        await look();
        await keys.press('ArrowDown');
        await keys.press('Control+Enter');
        await expect(page.getByText(/^Přidáno do\skošíku/).last()).toBeVisible();
      }
      await keys.press('Escape');
      await keys.stepTo(/Košík/);
      await keys.press('Enter');
      await look();
      await keys.stepTo(/Přejít do\skošíku/);
      await keys.press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      await look();
      await keys.stepTo(/button "Datum dodání/);
      await keys.press('Enter');
      await keys.stepTo(/radio/);
      await keys.press('Space');
      await expect(day(page).first()).toBeChecked();
      await look();
      await keys.stepTo(/Přidat: /);
      await keys.press('Enter');
      await expect(page.getByText('Požadované množství zboží je dosaženo.').first()).toBeVisible();
      await keys.stepTo(/Pokračovat k souhrnu/);
      await keys.press('Enter');
      await expect(page).toHaveURL(/\/order-summary$/);
      await expect(page.getByRole('button', { name: /^Odeslat objednávku/ })).toBeEnabled();
      await look();
      await keys.stepTo(/Odeslat objednávku/);
      await keys.press('Enter');

      await expect(page).toHaveURL('/thanks');
      clock.stop(`by keyboard, ${keys.count()} presses`);
      expect(keys.count()).toBeLessThanOrEqual(120);
    });
  });

  test.describe('by thumb, on a phone', () => {
    test.use({ viewport: narrow });

    test('is a dozen touches', async ({ page }) => {
      await begin(page);
      const clock = startClock(maxSeconds);
      await page.goto('/catalog/products');
      for (let product = 0; product < 3; product += 1)
        await touch(page.getByRole('button', { name: /^Do\skošíku/ }).first());
      await touch(page.getByRole('region', { name: 'Košík' }).getByRole('link'));
      await touch(page.getByRole('button', { name: /^Přidat: / }).first());
      await touch(day(page).first());
      await expect(day(page).first()).toBeChecked();
      await touch(page.getByRole('button', { name: 'Pokračovat k souhrnu' }).filter({ visible: true }).first());
      await expect(page).toHaveURL(/\/order-summary$/);
      const placeButton = page.getByRole('button', { name: /^Odeslat objednávku/ });
      await touch(placeButton.filter({ visible: true }).first());

      await expect(page).toHaveURL('/thanks');
      clock.stop('by thumb');
    });
  });
});
