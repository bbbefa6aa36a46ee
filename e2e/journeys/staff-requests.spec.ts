import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';
import { findFaults } from '../walks/probes.ts';

// One request goes through all of them, so they take turns.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of (400|404|409)/ });

const asked = { id: '', number: '', other: '', otherNumber: '' };
const title = 'Sud netěsní u ventilu';
const note = 'Interní: sud je z vadné série, nic neslibovat.';

const main = (page: Page) => page.getByRole('main');
const talk = (page: Page) => page.locator('[data-talk]');
const answerField = (page: Page) => page.locator('#answer');

async function ask(page: Page, wanted: { title: string; description: string }) {
  const headers = await bearerOf(page);
  const data = { ...wanted, categoryId: 'complaint', subCategoryId: 'quality' };
  const answer = await page.request.post('/api/tickets/CreateTicket?market=EMEA', { headers, data });
  return (await answer.json()) as { id: string; caseNumber: string };
}

test.describe('a customer', () => {
  test.use({ account: 'owner@tri-zvony.example' });

  test('asks, and asks the same once more', async ({ page }) => {
    await page.goto('/support/tickets');
    const first = await ask(page, { title, description: 'Sud kape, co s ním máme dělat?' });
    const second = await ask(page, { title: `${title} podruhé`, description: 'Ještě jednou k tomu sudu.' });
    Object.assign(asked, { id: first.id, number: first.caseNumber, other: second.id, otherNumber: second.caseNumber });
  });
});

test.describe('customer service', () => {
  test.use({ account: 'service@meridian.example', actionTimeout: 15_000 });

  test('finds it among those that wait, takes it and leaves a note for colleagues', async ({ page }) => {
    await page.goto('/staff');
    const rail = page
      .getByRole('navigation')
      .getByRole('link', { name: /^Požadavky/ })
      .first();
    await expect(rail).toContainText(/\d/);
    await rail.click();
    await main(page).getByRole('searchbox').fill(asked.number);
    await main(page).locator(`[data-request="${asked.id}"]`).click();

    await expect(talk(page)).toContainText('Sud kape, co s ním máme dělat?');
    await expect(talk(page)).toContainText('U troch zvonov');
    await talk(page).getByRole('button', { name: 'Převzít', exact: true }).click();
    await expect(page.getByText(`Požadavek ${asked.number} je váš`)).toBeVisible();
    await talk(page).getByRole('radio', { name: 'Interní poznámka' }).check({ force: true });
    await page.locator('#note').fill(note);
    await talk(page).getByRole('button', { name: 'Uložit poznámku' }).click();
    await expect(talk(page).locator('[data-note]').first()).toContainText(note);
  });

  test('answers by a prepared answer in the language of the customer, and keeps the draft meanwhile', async ({
    page,
  }) => {
    await page.goto(`/staff/requests?view=mine&request=${asked.id}`);
    await talk(page).getByRole('button', { name: 'Připravené odpovědi' }).click();
    await page.getByRole('menuitem', { name: 'Poděkování a převzetí' }).click();
    await expect(answerField(page)).toHaveValue(new RegExp(`Požiadavku ${asked.number} riešime`));
    await page.reload();
    await expect(answerField(page)).toHaveValue(/riešime/);

    await answerField(page).press('Control+Enter');

    await expect(talk(page)).toContainText('Odpověď odeslána');
    await expect(answerField(page)).toHaveValue('');
    await expect(
      talk(page)
        .getByText(/Informace poskytnuty/)
        .first(),
    ).toBeVisible();
  });

  test('is told when a colleague was faster, and loses no letter', async ({ page }) => {
    await page.goto(`/staff/requests?view=all&request=${asked.id}`);
    await answerField(page).fill('Moje druhá odpověď.');
    const headers = await bearerOf(page);
    const path = `/api/staff/requests/${asked.id}`;
    const { version } = (await (await page.request.get(path, { headers })).json()) as { version: number };
    // The same person at another window is as good as a colleague to the version; the words are then their own.
    await page.request.post(`${path}/answer`, { headers, data: { version, text: 'Rýchlejšia odpoveď.' } });

    await talk(page).getByRole('button', { name: 'Odeslat odpověď' }).click();

    await expect(talk(page).getByRole('alert')).toBeVisible();
    await expect(talk(page)).toContainText('Rýchlejšia odpoveď.');
    await expect(answerField(page)).toHaveValue('Moje druhá odpověď.');
    await answerField(page).fill('');
  });

  test('hands it over and merges the second one into it', async ({ page }) => {
    await page.goto(`/staff/requests?view=all&request=${asked.id}`);
    await talk(page).getByRole('button', { name: /^Řeší/ }).click();
    await page
      .getByRole('menuitem', { name: /Ivana Podpora/ })
      .or(page.getByRole('menuitemradio', { name: /Ivana Podpora/ }))
      .click();
    await expect(page.getByText(/teď řeší Ivana Podpora/)).toBeVisible();

    await page.goto(`/staff/requests?view=all&request=${asked.other}`);
    await talk(page).getByRole('button', { name: 'Sloučit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sloučit' }).click();
    await expect(dialog).toContainText('Vyberte požadavek');
    await dialog.getByRole('combobox').selectOption(asked.number);
    await dialog.getByRole('button', { name: 'Sloučit' }).click();
    await expect(talk(page)).toContainText(`pokračuje jako ${asked.number}`);
  });

  test('writes a prepared answer in two languages and takes it away', async ({ page }) => {
    await page.goto('/staff/requests?answers=1');
    await main(page).getByRole('button', { name: 'Nová odpověď' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    await expect(dialog).toContainText('Doplňte název.');
    await dialog.getByRole('textbox', { name: /^Název/ }).fill('Sud vyměníme');
    await dialog.getByRole('textbox', { name: 'Text: Čeština' }).fill('Sud vyměníme, {name}.');
    await dialog.getByRole('textbox', { name: 'Text: Slovenčina' }).fill('Sud vymeníme, {name}.');
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    await expect(main(page).getByRole('row').filter({ hasText: 'Sud vyměníme' })).toContainText('CS, SK');
    await main(page).getByRole('button', { name: 'Sud vyměníme', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Odstranit/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Odstranit' }).click();
    await expect(main(page).getByRole('row').filter({ hasText: 'Sud vyměníme' })).toHaveCount(0);
  });

  for (const width of [1280, 768, 360])
    test(`finds all of it whole at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const paths = {
        list: '/staff/requests',
        open: `/staff/requests?view=all&request=${asked.id}`,
        merged: `/staff/requests?view=closed&request=${asked.other}`,
        none: '/staff/requests?request=none',
        nothing: '/staff/requests?q=nothing-like-this',
        canned: '/staff/requests?answers=1',
      };
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);
        const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
        expect.soft(await findFaults(page, walk), path).toEqual([]);
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/requests-${name}-${width}.png`, fullPage: true });
      }
    });
});

test.describe('the customer again', () => {
  test.use({ account: 'owner@tri-zvony.example' });

  test('reads the answer and no note, and is led to where it goes on', async ({ page }) => {
    await page.goto(`/support/tickets?ticket=${asked.id}`);
    const conversation = page.locator('[data-conversation]');
    await expect(conversation).toContainText(`Požiadavku ${asked.number} riešime`);
    await expect(conversation).not.toContainText('Interní');
    await expect(page.locator('body')).not.toContainText(note);

    await page.goto(`/support/tickets?ticket=${asked.other}`);
    await expect(conversation).toContainText(asked.number);
  });
});
