import { addDays, isoWeekday } from '@dray/contract/calendar-day.ts';
import { bulkSample } from '@dray/demo/bulk-upload/sample-file.ts';
import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { asFile, freshNumber, openDay, orderFile, uploadFile } from '../people/bulk-file.ts';
import { expect, test } from '../people/customer.ts';

test.use({ account: 'warehouse@velkosklad-brno.example', viewport: { width: 1280, height: 800 } });

const figure = (page: Page, words: string) =>
  page.getByRole('group', { name: 'Které objednávky' }).getByRole('radio', { name: words });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Odeslat (\d|objednávky)/ });
const cell = (page: Page, row: number, column: string) => page.locator(`[data-row="${row}"][data-column="${column}"]`);
const value = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, řádek ${row}`, exact: true });
const line = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

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
  await expect(figure(page, 'V pořádku 3')).toBeVisible();
  await expect(figure(page, 'K opravě 2')).toBeVisible();
  await expect(figure(page, 'Už odeslané 1')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const firstError = line(page, 'Místo dodání „100999“ mezi vašimi není.');
  await expect(firstError).toBeInViewport({ ratio: 1 });
  await expect(value(page, 'Místo dodání', 8)).toHaveValue('100999');
  await page.getByRole('button', { name: 'Použít 100239' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Použít 2', exact: true })).toBeFocused();
  await line(page, 'nejbližší množství').getByRole('button', { name: 'Jiné možnosti' }).click();
  await page.getByRole('menuitem', { name: '3', exact: true }).click();
  await expect(line(page, 'nejbližší den závozu')).toHaveCount(1);
  await page.getByRole('button', { name: /^Použít .* pro 2 řádky$/ }).click();

  await expect(figure(page, 'V pořádku 5')).toBeVisible();
  await expect(value(page, 'Místo dodání', 8)).toHaveValue('100239');
  await expect(page.getByRole('table').getByText('Opraveno')).toHaveCount(3);
  const ready = page.getByRole('button', { name: /^Připraveno k odeslání · 5 objednávek/ });
  await ready.click();
  await expect(ready).toHaveAttribute('aria-expanded', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await expect(sendButton(page)).toHaveText('Odeslat 5 objednávek');
  await figure(page, 'Už odeslané').check();
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
  await expect(figure(page, 'K opravě 5')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Všude sečíst' }).press('Enter');
  await expect(figure(page, 'V pořádku 4')).toBeVisible();

  const amount = value(page, 'Množství', 27);
  await expect(amount).toBeVisible();
  await page.keyboard.press('F8');
  await expect(amount).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('dvě');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(figure(page, 'V pořádku 5')).toBeVisible();
  for (let presses = 0; presses < 60 && !(await isFocused(page)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soubor přijat');
  await expect(page.getByText('50 objednáno')).toBeVisible();
});

test('a wrong code, a closed day and a letter among digits are each mended by one press', async ({ page }) => {
  const day = await openDay(page, '100237');
  const number = freshNumber('ONE');
  const [sunday] = [addDays(day, 7 - (isoWeekday(day) % 7))];
  const row = (nth: number, of: { day?: string; code?: string; amount?: string }) =>
    `${number}-${nth};100237;${of.day ?? day};${of.code ?? 'CZ100003'};${of.amount ?? '6'};paleta`;
  const rows = [row(1, { code: 'CZ10003' }), row(2, { day: sunday }), row(3, { amount: '2O' }), row(4, {})];
  await uploadFile(page, `objednávka;místo;datum;kód;množství;jednotka\n${rows.join('\n')}\n`);
  await expect(line(page, 'písmeno místo číslice')).toHaveCount(1);

  for (const name of ['Použít CZ100003', /^Použít \D{2} /, 'Použít 20'])
    await page.getByRole('button', { name, exact: true }).click();

  await expect(page.getByRole('table').getByText('Opraveno')).toHaveCount(3);
  await expect(page.getByText('Není co opravovat')).toHaveCount(0);
  await figure(page, 'Všechny 4').check();
  await expect(cell(page, 4, 'amount')).toHaveAttribute('data-mended');
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

  test('only faults are shown, each with its value, its repair and a button for a thumb', async ({ page }) => {
    const number = freshNumber('TEL');
    await uploadFile(page, bulkSample(await openDay(page, '100237'), number).file);
    const first = page.getByRole('listitem').filter({ hasText: `Řádek 8 · ${number}-1188` });
    await expect(first.getByText('Místo dodání „100999“ mezi vašimi není.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText(`${number}-1186`)).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
    const fix = first.getByRole('button', { name: 'Použít 100239' });
    expect((await fix.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await fix.click();
    await value(page, 'Množství', 9).fill('2');
    await value(page, 'Množství', 9).press('Enter');

    await expect(figure(page, 'K opravě 1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Co se odešle' }).getByRole('button')).toBeInViewport({ ratio: 1 });
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
