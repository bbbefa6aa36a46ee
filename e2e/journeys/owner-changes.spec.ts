import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';

// The one does what the other reads.
test.describe.configure({ mode: 'serial' });

/** So far away that nobody orders for that day. */
const day = '2027-09-14';
const wanted = { country: 'CZ', date: day, kind: 'earlier-cut-off', cutOff: '07:45', shipToId: '100236' };

test.describe('an operator of the supplier', () => {
  test.use({ account: 'operator@meridian.example' });

  test('lets orders of one day close earlier for one ship-to', async ({ page }) => {
    await page.goto('/staff');
    const headers = await bearerOf(page);

    const answer = await page.request.post('/api/staff/calendars/exceptions', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      data: { ...wanted, note: 'Nový řidič' },
    });

    expect(answer.ok()).toBe(true);
  });
});

test.describe('the owner of that ship-to', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('reads it in the trail of their company, without who of the supplier it was', async ({ page }) => {
    await page.goto('/profile/management?view=audit');

    const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Výjimka v\u00a0rozvozu přidána' }).first();
    await expect(row).toContainText('Objednávky do 7:45; 14.\u00a09.\u00a02027');
    await expect(row).toContainText('Dodavatel');
    await expect(page.getByRole('main')).not.toContainText(/Meridian|Nový řidič/);
  });
});
