import { readFile } from 'node:fs/promises';
import { findBarriers } from '../find-barriers.ts';
import { answerCancel, partlyDelivered, tellOrder } from '../people/changed-order.ts';
import { expect, test } from '../people/customer.ts';
import { confirming, heading, numberOf, opening, rows } from '../people/order-rows.ts';

test.use({ account: 'owner@bellini.example', expectedComplaints: /status of 404/ });

test('a buyer who needs help with an order takes its number along, and copies it from the contacts', async ({
  page,
}) => {
  await page.goto('/orders/history');
  await expect(rows(page)).toHaveCount(25);
  const number = await numberOf(page, 0);
  await opening(page, number).click();

  await page.getByRole('link', { name: `Potřebuji pomoc s objednávkou ${number}` }).click();

  await expect(page).toHaveURL(`/support/tickets?new=1&about=order&id=${number}`);
  await expect(page.getByRole('region', { name: 'Čeho se týká' })).toContainText(`Objednávka ${number}`);

  // Where those are led who do not hold Support.
  await page.goto(`/contact?about=order&id=${number}`);
  const about = page.getByRole('region', { name: 'Ptáte se na:' });
  await expect(about).toContainText(`Objednávka ${number}`);
  await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
  await about.getByRole('button', { name: 'Zkopírovat' }).click();
  await expect(about.getByRole('status')).toHaveText('Text je označený, zkopírujte ho.');
  expect(await page.evaluate<string>('String(getSelection())')).toBe(`Objednávka ${number}`);
  await page.evaluate('navigator.clipboard.writeText = async (text) => { globalThis.written = text; }');
  await about.getByRole('button', { name: 'Zkopírovat' }).click();
  await expect(about.getByRole('status')).toHaveText('Zkopírováno');
  expect(await page.evaluate<string>('globalThis.written')).toBe(`Objednávka ${number}`);
});

test('an order is opened by its address, wherever in the list it is, and leads to the list', async ({ page }) => {
  await page.goto('/orders/history?page=3');
  await expect(rows(page)).toHaveCount(25);
  const number = await numberOf(page, 0);

  await page.goto(`/orders/history?order=${number}`);

  await expect(heading(page, number)).toBeVisible();
  await page.getByRole('navigation', { name: 'Kde jste' }).getByRole('link', { name: 'Objednávky' }).click();
  await expect(page).toHaveURL('/orders/history');
  await expect(rows(page)).toHaveCount(25);
});

test('an order that is not there is shown, and the way to the list stays', async ({ page }) => {
  await page.goto('/orders/history?order=9999999');

  await expect(page.getByRole('alert')).toContainText('Objednávku se nepodařilo načíst');
  await page.getByRole('navigation', { name: 'Kde jste' }).getByRole('link', { name: 'Objednávky' }).click();
  await expect(rows(page)).toHaveCount(25);
});

test('of an order that came in part one sees what came, why, and what that means in money', async ({ page }) => {
  await tellOrder(page, partlyDelivered);
  await page.goto('/orders/history');
  await rows(page).first().getByRole('link').click();

  const main = page.getByRole('main');
  await expect(main).toContainText('Dodaná balení:');
  await expect(main).toContainText(/Nedodáno: 2\s/);
  await expect(main).toContainText(/Odmítnuto: 1\s.*Rozbité lahve/);
  await expect(main.getByText('Částečně dodáno')).toBeVisible();
  await expect(page.getByRole('list', { name: /^Průběh objednávky/ }).getByRole('listitem')).toHaveCount(6);
  await expect(main).toContainText('Zboží už bylo vydáno ze skladu.');
  await expect(page.getByRole('link', { name: 'Stáhnout: Faktura 88123' })).toHaveAttribute(
    'href',
    '/api/mydocuments/d-1/file?Language=cs',
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.evaluate('globalThis.print = () => { globalThis.printed = true; }');
  await page.keyboard.press('p');
  expect(await page.evaluate('globalThis.printed')).toBe(true);
});

test('a delivery to come is put into a calendar, and where there is no tracking that is shown', async ({ page }) => {
  await tellOrder(page, (order) => ({
    ...order,
    hasTracking: true,
    expected: null,
    cancellation: 'none',
    progress: [],
  }));
  await page.route('**/api/orders/GetTracking/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'NO_TRACKING', message: 'x', requestId: 'r-1' } }),
  );
  await page.goto('/orders/history?view=open');
  await rows(page).first().getByRole('link').click();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Přidat do kalendáře' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:\d{8}\r\n/);
  await page.getByRole('button', { name: 'Sledovat objednávku' }).click();
  const drawer = page.getByRole('dialog', { name: /^Objednávka/ });
  await expect(drawer).toContainText('Údaje o průběhu dodání nejsou k dispozici');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sledovat objednávku' })).toBeFocused();
});

for (const { status, message, shown } of [
  { status: 'success', message: 'Objednávka zrušena', shown: /je zrušená/ },
  { status: 'pending', message: 'Již vytvořená dodávka byla zablokována', shown: /dodávka byla zablokována/ },
  { status: 'error', message: 'Objednávka neexistuje nebo je zablokovaná', shown: /Nic se nezměnilo/ },
]) {
  test(`a person who cancels an order is told how it went: ${status}`, async ({ page }) => {
    await tellOrder(page, (order) => ({ ...order, cancelBar: null, cancellation: 'none' }));
    await answerCancel(page, { status, message });
    await page.goto('/orders/history?view=open');
    await rows(page).first().getByRole('link').click();

    await page.getByRole('main').getByRole('button', { name: /…$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: confirming }).click();

    await expect(page.locator('dialog[open], [role=status]').filter({ hasText: shown }).first()).toBeVisible();
    // Where no bar that stays in its place lies over something that could be pressed.
    await page.evaluate('scrollTo(0, 0)');
    expect(await findBarriers(page)).toEqual([]);
  });
}

const marketDay = (moment: Date) => moment.toLocaleDateString('cs', { timeZone: 'Europe/Rome' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what can be done next stays above the thumb: cancelling while it is promised, later once more the same', async ({
    page,
  }) => {
    const until = new Date(Date.now() + 60_000 * 5);
    const orderState = { cancelBar: null as string | null, cancellableUntil: until.toISOString() as string | null };
    await tellOrder(page, (order) => ({ ...order, cancellation: 'none', hasTracking: false, ...orderState }));
    await page.goto('/orders/history?view=open');
    await page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first().click();
    const bar = page.getByRole('region', { name: /^Co s\sobjednávkou/ });

    // Shortly before midnight it is promised until tomorrow, which is too long to say here.
    const isToday = marketDay(until) === marketDay(new Date());
    await expect(bar.getByRole('button').first()).toHaveText(isToday ? /^Zrušit do\s\d{1,2}:\d{2}…$/ : 'Zopakovat');
    expect(await findBarriers(page)).toEqual([]);

    Object.assign(orderState, { cancelBar: 'GOODS_ISSUED', cancellableUntil: null });
    await page.reload();
    await expect(bar.getByText(/^Celkem s\sDPH/)).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Zopakovat objednávku/ })).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(1);
  });
});
