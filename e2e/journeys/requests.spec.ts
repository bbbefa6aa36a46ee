import { readFile } from 'node:fs/promises';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { customerService } from '../people/customer-service.ts';
import { rows } from '../people/order-rows.ts';
import { hasLocation, withLocation } from '../people/photo.ts';

const narrow = { width: 360, height: 740 };

// One list, one journey at a time; no other journey writes requests as this person.
test.describe.configure({ mode: 'default' });
test.use({ account: 'shift@tri-zvony.example', viewport: { width: 1280, height: 900 } });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (409|415)|ERR_FAILED|\[dray\] attachment/,
});

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Upozornění/ });
const title = (page: Page) => page.getByRole('textbox', { name: /^Předmět/ });
const description = (page: Page) => page.getByRole('textbox', { name: /^Popis/ });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Vaše odpověď' });
const send = (page: Page) => page.getByRole('button', { name: 'Odeslat požadavek' });
const conversation = (page: Page) => page.getByRole('region', { name: 'Konverzace' });
const ticketOf = (page: Page) => new URL(page.url()).searchParams.get('ticket') ?? '';

/** The form says what is the matter; what is typed is the test's own. */
async function write(page: Page, words: { title: string; description: string }): Promise<void> {
  await page.goto('/support/tickets?new=1');
  await page.getByRole('button', { name: 'Závada výčepu' }).click();
  await title(page).fill(words.title);
  await description(page).fill(words.description);
}

async function sendIt(page: Page): Promise<string> {
  await send(page).click();
  await expect(page).toHaveURL(/ticket=/);
  return ticketOf(page);
}

test('from a delivered line with a photo to its answer, which the open page shows and the bell counts', async ({
  page,
  baseURL,
}) => {
  await page.goto('/orders/history?deliveryStatus=DELIVERED');
  await expect(rows(page).first()).toBeVisible();
  await page.locator('[data-order]').first().click();
  const number = new URL(page.url()).searchParams.get('order');
  await page
    .getByRole('link', { name: /^Nahlásit problém/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { level: 1, name: 'Co se stalo s\u00a0touto objednávkou?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Čeho se týká' })).toContainText(`Objednávka ${number}, položka`);
  await page.getByRole('button', { name: 'Poškozené zboží' }).click();
  await expect(page.getByRole('combobox', { name: /^Kategorie/ })).toHaveValue('complaint');
  const packs = page.getByRole('textbox', { name: /^Kolika balení se to týká/ });
  await packs.fill('100000');
  await packs.blur();
  await expect(packs).toHaveAttribute('aria-invalid', 'true');
  await packs.fill('1');
  await packs.blur();
  const credit = page.getByText(/^Očekávaný dobropis: /).getByRole('strong');
  await expect(credit).toHaveText(/^\d.*€$/);
  const amount = (await credit.textContent()) ?? '';
  await title(page).fill('Rozbité lahve');
  await description(page).fill('Dvě přepravky dole byly rozbité.');
  const photo = withLocation(await page.screenshot({ type: 'jpeg' }));
  expect(hasLocation(photo)).toBe(true);
  await page.getByLabel('Vybrat soubory').setInputFiles({ name: 'paleta.jpg', mimeType: 'image/jpeg', buffer: photo });
  const id = await sendIt(page);

  await expect(conversation(page)).toContainText(/Objednávka \d+, položka/);
  // The server has counted for itself, and comes to the same.
  await expect(conversation(page)).toContainText(/V\sreklamaci: 1\s/);
  await expect(conversation(page)).toContainText(`očekávaný dobropis ${amount}`);
  const link = conversation(page).getByRole('link', { name: /^Stáhnout paleta\.jpg/ });
  const downloading = page.waitForEvent('download');
  await link.click();
  const kept = await readFile(await (await downloading).path());
  expect([kept.length > 1_000, hasLocation(kept)]).toEqual([true, false]);

  await expect(bellOf(page)).toBeVisible();
  const before = (await bellOf(page).textContent()) ?? '';
  const service = await customerService(baseURL ?? '');
  await service.answer(id, 'Pošlete nám prosím fotku štítku.', 'Waiting for Details');
  await service.leave();

  await expect(conversation(page)).toContainText('Pošlete nám prosím fotku štítku.');
  await expect(conversation(page)).toContainText('Čeká na vaši odpověď:');
  await expect(bellOf(page)).not.toHaveText(before);
  expect(await findBarriers(page)).toEqual([]);
  // What waits for the reader says so in words, wherever it is.
  await expect(page.getByRole('link', { name: /^\d+\spožadav\S+ ček\S+ na vaši odpověď$/ })).toBeVisible();
});

test('what was written is put right until customer service begins with it', async ({ page, baseURL }) => {
  await write(page, { title: 'Výčep kapa', description: 'Kohout kape.' });
  const id = await sendIt(page);
  await page.getByRole('button', { name: 'Upravit požadavek' }).click();
  const dialog = page.getByRole('dialog', { name: /^Upravit požadavek \d+/ });
  await dialog.getByRole('textbox', { name: /^Předmět/ }).fill('Výčep kape');
  await dialog.getByRole('textbox', { name: /^Popis/ }).fill('');
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog.getByRole('region', { name: /potřeba opravit/ })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  // Closed by mistake, it keeps what was typed.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Upravit požadavek' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Předmět/ })).toHaveValue('Výčep kape');
  await dialog.getByRole('textbox', { name: /^Popis/ }).fill('Kohout kape od rána.');
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(conversation(page).getByRole('heading')).toHaveText('Výčep kape');
  await expect(conversation(page).getByRole('article').first()).toContainText('Kohout kape od rána.');
  // A person who is too late is told so, and keeps what they typed.
  await page.getByRole('button', { name: 'Upravit požadavek' }).click();
  await dialog.getByRole('textbox', { name: /^Popis/ }).fill('Kohout kape od včerejška.');
  const service = await customerService(baseURL ?? '');
  await service.answer(id, 'Technik přijede zítra.', 'In Progress');
  await service.leave();
  await expect(page.getByText('Technik přijede zítra.')).toBeAttached();
  await dialog.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(dialog.getByRole('alert')).toContainText(refusalText('TICKET_ANSWERED', 'cs'));
  await expect(dialog.getByRole('textbox', { name: /^Popis/ })).toHaveValue('Kohout kape od včerejška.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upravit požadavek' })).toHaveCount(0);
});

test('41 and 2 001 characters are flagged and block, and nothing is cut', async ({ page }) => {
  await write(page, { title: 'x'.repeat(41), description: 'ž'.repeat(2_001) });

  await send(page).click();

  const summary = page.getByRole('region', { name: '2 údaje je potřeba opravit' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: /^O 1 znak víc/ })).toHaveCount(2);
  await expect(page).toHaveURL(/new=1/);
  await expect(title(page)).toHaveValue('x'.repeat(41));
  await expect(description(page)).toHaveValue('ž'.repeat(2_001));
  await title(page).fill('x'.repeat(40));
  await description(page).fill('ž'.repeat(2_000));
  await sendIt(page);
  await expect(conversation(page).getByRole('heading')).toHaveText('x'.repeat(40));
});

test('a wrong file says why and stays, and one that did not arrive is sent again by itself', async ({ page }) => {
  await write(page, { title: 'Výčep kape', description: 'Kohout kape celou noc.' });
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
  const photo = await page.screenshot({ type: 'jpeg' });
  await page
    .getByLabel('Vybrat soubory')
    .setInputFiles([file('video.mov', Buffer.from('x')), file('stránka.jpg', Buffer.from('<html></html>'))]);
  await expect(page.getByText('video.mov nelze přiložit')).toBeVisible();
  await page.getByRole('button', { name: 'Odebrat video.mov' }).click();
  await page.getByLabel('Vybrat soubory').setInputFiles([file('kohout.jpg', photo)]);
  // The line breaks once, for the photo.
  let isBroken = true;
  await page.route('**/UploadAttachmentsByTicketId*', async (route) => {
    const isPhoto = (route.request().postDataBuffer()?.length ?? 0) > 1_000;
    if (isPhoto && isBroken) await route.abort();
    else await route.continue();
  });
  await sendIt(page);

  await expect(page.getByText('stránka.jpg se neodeslal')).toBeVisible();
  await expect(page.getByText('kohout.jpg se neodeslal')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: /^Zkusit znovu.*kohout\.jpg/ }).click();

  await expect(conversation(page).getByRole('link', { name: /^Stáhnout kohout\.jpg/ })).toBeVisible();
  await expect(page.getByText('stránka.jpg se neodeslal')).toBeVisible();
  await page.getByRole('button', { name: 'Odebrat stránka.jpg' }).click();
  await expect(page.getByText('stránka.jpg se neodeslal')).toHaveCount(0);
});

test('what is begun outlives a reload, and leaving it is asked about', async ({ page }) => {
  await write(page, { title: 'Svoz obalů', description: 'Ve středu nikdo nepřijel.' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(description(page)).toHaveValue('Ve středu nikdo nepřijel.');
  await expect(page.getByText('Tady je váš koncept')).toBeVisible();

  await page.getByRole('link', { name: 'Ostatní požadavky' }).first().click();
  const question = page.getByRole('dialog', { name: 'Opustit rozepsaný požadavek?' });
  await question.getByRole('button', { name: 'Zůstat' }).click();
  await expect(title(page)).toHaveValue('Svoz obalů');

  await page.getByRole('button', { name: 'Zahodit koncept' }).click();
  await expect(title(page)).toHaveValue('');
});

test('J and K go through the list, R answers, Ctrl+Enter sends', async ({ page }) => {
  await page.goto('/support/tickets');
  const list = page.getByRole('list', { name: 'Požadavky' });
  await expect(list.getByRole('link').nth(1)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();

  await page.keyboard.press('j');
  await expect(list.getByRole('link').nth(0)).toBeFocused();
  await expect(list.getByRole('link').nth(0)).toHaveAttribute('aria-current', /./);
  await page.keyboard.press('j');
  await expect(list.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(list.getByRole('link').nth(0)).toBeFocused();
  await expect(reply(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('Posílám štítek.');
  await page.keyboard.press('Control+Enter');

  await expect(conversation(page).getByRole('article').last()).toContainText('Posílám štítek.');
  await expect(reply(page)).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow });

  test('the conversation is a page of its own, and back finds the row', async ({ page }) => {
    await page.goto('/support/tickets');
    const row = page.locator('[data-ticket]').first();
    const name = await row.locator('span').first().innerText();
    await row.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('link', { name: 'Všechny požadavky' }).click();

    await expect(row).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'Nový požadavek' }).click();
    await expect(send(page)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(narrow.width);
  });
});
