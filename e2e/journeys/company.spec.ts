import { expect, test } from '../people/customer.ts';

test.use({ account: 'owner@bellini.example', contextOptions: { reducedMotion: 'reduce' } });

test('the company shows who pays, who buys, where goods go and when, and who works there', async ({ page }) => {
  await page.goto('/profile/management');
  await page.getByRole('link', { name: 'Firma' }).first().click();

  await expect(page).toHaveURL('/profile/company');
  await expect(page.getByRole('heading', { level: 2, name: 'Bellini Distribuzione S.r.l.' })).toBeVisible();
  const shut = page.getByRole('row').filter({ hasText: 'Pozastavené' });
  await expect(shut).toContainText('Místo dodání je pozastavené (vyberte jiné)');
  await expect(shut).toContainText('bez závozu');
  await expect(page.getByRole('row').filter({ hasText: 'Deposito Segrate' })).toContainText(/Závoz: pondělí/);
  await expect(page.getByText('Giulia Ferri')).toBeVisible();
  await page.getByRole('link', { name: 'Požádat o změnu' }).click();
  await expect(page.getByText('Firma C3001')).toBeVisible();
});
