import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { fillCart } from '../people/filled-cart.ts';

type Row = { sku: string; unit_price: number; price_before: number | null };
type AnsweredCart = { agreement_missing: boolean; returnable_items: Row[] };

const wanted = { shipToId: '100413', sku: 'IT100025', pallets: 1, orderNumber: '2026/18' };
const placeButton = (page: Page) => page.getByRole('button', { name: /^Odeslat objednávku/ });

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@colle-fiorino.example', contextOptions: { reducedMotion: 'reduce' } });

/** What the server knows of the cart, as it would be if something had changed. */
async function tellOtherwise(page: Page, change: (cart: AnsweredCart) => void): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!route.request().postData()?.includes('query ActiveCart')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { customerCart: AnsweredCart } };
    change(answer.data.customerCart);
    await route.fulfill({ response, json: answer });
  });
}

test('the terms that one accepts by ordering can be read, and so can the agreement', async ({ page }) => {
  await fillCart(page, wanted);
  await tellOtherwise(page, (cart) => {
    cart.agreement_missing = true;
  });
  await page.goto('/order-summary');

  const terms = page.getByRole('main').getByRole('link', { name: /^obchodními podmínkami/ });
  await expect(terms).toHaveAttribute('href', 'https://meridian.example/terms');
  await expect(terms).toHaveAttribute('target', '_blank');
  const agreement = page.getByRole('main').getByRole('link', { name: /^Rámcovou kupní smlouvou/ });
  await expect(agreement).toHaveAttribute('href', 'https://meridian.example/agreement');
  const tick = page.getByRole('checkbox', { name: /^Souhlasím s Rámcovou kupní smlouvou/ });
  await page.getByText('Souhlasím s').click();
  await expect(tick).toBeChecked();
});

test('a deposit that changed is named, old and new, and accepted by one press', async ({ page }) => {
  await fillCart(page, wanted);
  await tellOtherwise(page, ({ returnable_items: [first] }) => {
    if (first) first.price_before = first.unit_price - 1;
  });
  await page.goto('/order-summary');
  const note = page.getByRole('alert').filter({ hasText: 'Některé ceny nebo zálohy se změnily' });
  await expect(note.getByRole('listitem')).toHaveText(/záloha .+ → /);
  await expect(placeButton(page)).toBeDisabled();
  await page.unroute('**/graphql*');

  await note.getByRole('button', { name: 'Přijmout změny' }).click();

  await expect(note).toHaveCount(0);
  await expect(placeButton(page)).toBeEnabled();
});
