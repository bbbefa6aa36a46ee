import { bulkSample } from '@dray/demo/bulk-upload/sample-file.ts';
import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { asFile, freshNumber, openDay, orderFile, uploadFile } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'warehouse@velkosklad-brno.example', viewport: { width: 1280, height: 800 } });

const figure = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Objednávky podle stavu' }).getByRole('link', { name: words });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Odeslat (\d|objednávky)/ });
const cell = (page: Page, row: number, column: string) => page.locator(`[data-row="${row}"][data-column="${column}"]`);

/** As a spreadsheet puts it on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate(
    `(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', ${JSON.stringify(text)});
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`,
  );

test('a file with three good, two bad and one repeated order is mended and sent', async ({ page }) => {
  const { earlier, file } = bulkSample(await openDay(page, '100237'), freshNumber('BU'));
  await orderFile(page, earlier);
  await uploadFile(page, file);
  await expect(figure(page, '3 objednávky v pořádku')).toBeVisible();
  await expect(figure(page, '2 objednávky s chybou')).toBeVisible();
  await expect(figure(page, '1 už odeslaná objednávka')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await expect(page.getByRole('row', { name: /Řádek 8, sloupec B/ })).toContainText('100999');
  await page.getByRole('button', { name: /^100239/ }).click();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: /pro 2 řádky$/ }).click();

  await expect(figure(page, '5 objednávek v pořádku')).toBeVisible();
  await expect(cell(page, 8, 'shipTo')).toHaveAttribute('data-mended');
  await expect(cell(page, 12, 'deliveryDate')).toHaveAttribute('data-mended');
  await expect(sendButton(page)).toHaveText('Odeslat 5 objednávek');
  await figure(page, 'už odeslaná').click();
  await page.getByRole('button', { name: 'Přesto odeslat znovu…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zpět' }).click();
  await expect(sendButton(page)).toHaveText('Odeslat 5 objednávek');
  await page.getByRole('button', { name: 'Přesto odeslat znovu…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odeslat znovu' }).click();
  await expect(sendButton(page)).toHaveText('Odeslat 6 objednávek');
  await sendButton(page).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soubor přijat');
  await expect(page.getByRole('list', { name: 'Objednávky ze souboru' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByText('11 objednáno')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('11 objednáno')).toBeVisible();
});

test('fifty rows are pasted, mended and sent without a mouse', async ({ page }) => {
  const day = await openDay(page, '100237');
  const number = freshNumber('PASTE');
  const head = ['Číslo objednávky', 'Místo dodání', 'Datum dodání', 'Kód zboží', 'Množství', 'Jednotka'];
  const rows = Array.from({ length: 50 }, (_, n) => [
    `${number}-${1 + Math.floor(n / 10)}`,
    '100237',
    day,
    ['CZ100003', 'CZ100004', 'CZ100010'][n % 3] ?? '',
    n === 25 ? 'dvě' : '1',
    'paleta',
  ]);
  await page.goto('/catalog/bulk-upload');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await paste(page, [head, ...rows].map((cells) => cells.join('\t')).join('\n'));
  // The same three articles stand in several rows of each order: one answer for all of them.
  await expect(figure(page, '5 objednávek s chybou')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Všude sečíst' }).press('Enter');
  await expect(figure(page, '4 objednávky v pořádku')).toBeVisible();

  await expect(cell(page, 27, 'amount')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(cell(page, 27, 'amount')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(cell(page, 27, 'amount')).toHaveText('dvě');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(cell(page, 27, 'amount')).toHaveAttribute('data-mended');
  await expect(figure(page, '5 objednávek v pořádku')).toBeVisible();
  for (let presses = 0; presses < 20 && !(await isFocused(page)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soubor přijat');
  await expect(page.getByText('50 objednáno')).toBeVisible();
});

test('goods that stand twice in an order are asked about, and only what is decided is sent', async ({ page }) => {
  const day = await openDay(page, '100237');
  const number = freshNumber('TWICE');
  const row = (amount: number) => `${number};100237;${day};CZ100003;${amount};paleta`;
  await uploadFile(page, `objednávka;místo;datum;kód;množství;jednotka\n${row(6)}\n${row(5)}\n`);
  const question = page.getByRole('group', { name: /je na více řádcích/ });
  const sum = question.getByRole('button', { name: 'Sečíst na 11 palet' });
  const last = question.getByRole('button', { name: 'Nechat jen poslední řádek: 5 palet' });
  await expect(sendButton(page)).toBeDisabled();

  await sum.press('Enter');
  await expect(sum).toHaveAttribute('aria-pressed', 'true');
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(last).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);

  await expect(page.getByRole('region', { name: 'Co se odešle' })).toContainText('5 palet');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soubor přijat');
});

const isFocused = (page: Page): Promise<boolean> =>
  sendButton(page).evaluate((button) => button === button.ownerDocument.activeElement);

test.describe('a file that is not taken', () => {
  test.use({ expectedComplaints: /status of 415|ERR_FAILED/ });

  test('what is wrong with a file is shown, and the same file is tried again without choosing it', async ({ page }) => {
    await page.goto('/catalog/bulk-upload');
    const choice = page.getByLabel('Vybrat soubor');
    await choice.setInputFiles(asFile('MZ\u0090\u0000', 'program.xlsx'));
    await expect(page.getByRole('alert').filter({ hasText: 'Chyba souboru' })).toContainText(
      'Soubor nebyl odeslán, zkontrolujte ho a nahrajte znovu. Důvod:',
    );
    await page.getByRole('button', { name: 'Vybrat jiný soubor' }).click();
    await page.route('**/BulkUploadOrdersAsync*', (route) => route.abort());
    await choice.setInputFiles(asFile(bulkSample(await openDay(page, '100237'), freshNumber('TRY')).file));
    await expect(page.getByRole('alert').filter({ hasText: 'objednavky.csv' })).toBeVisible();
    await page.unroute('**/BulkUploadOrdersAsync*');
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByText('zkontrolováno')).toBeVisible();
    await page.goto('/bulk-upload-success');
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('only faults are shown, as cards with buttons for a thumb', async ({ page }) => {
    const number = freshNumber('TEL');
    await uploadFile(page, bulkSample(await openDay(page, '100237'), number).file);
    const card = page.getByRole('region', { name: `${number}-1188` });
    await expect(card).toContainText('Řádek 8, sloupec B');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByRole('region', { name: `${number}-1186` })).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
    const fix = card.getByRole('button', { name: /^100239/ });
    expect((await fix.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await fix.click();
    await card.getByRole('button', { name: 'Upravit' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();

    await expect(card).toContainText('v pořádku');
    await expect(figure(page, '1 objednávka s chybou')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a file is chosen: nobody is asked to drag one', async ({ page }) => {
    await page.goto('/catalog/bulk-upload');

    await expect(page.getByText('Soubor s\u00a0objednávkami')).toBeVisible();
    await expect(page.getByText(/přetáhněte/i)).toHaveCount(0);
  });
});
