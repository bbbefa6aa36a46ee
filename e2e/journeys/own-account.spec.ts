import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';

test.describe('somebody who does not hold My Profile', () => {
  test.use({ account: 'shift@ulipy.example', expectedComplaints: /status of 422/ });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test(`sees their devices, their notifications and their data, and can change their password, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.getByRole('button', { name: /^Účet/ }).click();
      await page.getByRole('button', { name: 'Heslo, zařízení a\u00a0upozornění' }).click();

      const own = page.getByRole('dialog', { name: 'Heslo, zařízení a\u00a0upozornění' });
      await expect(own.getByText('toto zařízení')).toBeVisible();
      await expect(own.getByRole('switch').first()).toBeVisible();
      await expect(own.getByText('shift@ulipy.example').first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      await own.getByLabel('Staré heslo').first().fill('nic takového');
      for (const name of ['Nové heslo', 'Heslo znovu'])
        await own.getByLabel(name).first().fill('Zelená-Lampa-7-kobylka');
      await page.keyboard.press('Enter');
      await expect(own.getByRole('alert').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(own).toBeHidden();
      await expect(page.getByRole('button', { name: /^Účet/ })).toBeFocused();
    });
  }
});
