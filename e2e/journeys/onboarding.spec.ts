import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colleague, comeInBy, leaveGuide } from '../brewer/come-in.ts';
import { archiveOf, firstFiles, startEmpty } from '../brewer/empty-brewer.ts';
import { choose, complete, openStep, tick, type } from '../brewer/onboarding-desk.ts';
import { findBarriers } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { bearerOf, fillCart } from '../people/filled-cart.ts';
import { linkIn, mailTo } from '../people/mails.ts';
import type { RunningDray } from '../running-dray.ts';
import { findFaults } from '../walks/probes.ts';

// A portal of its own is made first, without the demo, and all of them share it.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 1280, height: 800 }, expectedComplaints: /status of (409|422)/ });

const ownerEmail = 'jana.nova@unoveho.example';
const numbers = { IČO: '27082440', DIČ: 'CZ27082440' };
const address = { 'Ulice a\u00a0číslo': 'Pivovarská 1', PSČ: '664 00', Město: 'Havranov' };
const name = 'Hostinec U Nového s.r.o.';

/** What a brewer has before the first customer comes: goods, prices and how they are reached. */
function goodsAlone() {
  const { companies, payers, 'sold-tos': soldTos, 'ship-tos': shipTos, ...others } = firstFiles(ownerEmail);
  const { 'payment-terms': terms, 'transports-and-calendars': days, assignments, users, ...goods } = others;
  expect([companies, payers, soldTos, shipTos, terms, days, assignments, users].every(Boolean)).toBe(true);
  return archiveOf(goods);
}

let portal: RunningDray;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await startEmpty();
});
test.afterAll(() => portal?.stop());

async function bringGoods(page: Page): Promise<void> {
  await page.goto('/staff/imports');
  await page.getByLabel('Co soubor obsahuje').selectOption('several');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'zbozi.zip', mimeType: 'application/zip', buffer: goodsAlone() });
  await expect(page.getByText('Ke kontrole')).toBeVisible();
  await page.getByRole('button', { name: /^Zapsat/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Zapsat/ })
    .click();
  await expect(page.getByText('Zapsáno')).toBeVisible({ timeout: 30_000 });
}

async function begin(page: Page, called: string): Promise<void> {
  await page.goto('/staff/onboardings');
  await page.getByRole('link', { name: 'Nový zákazník' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Jméno/).fill(called);
  await dialog.getByLabel(/^Trh/).selectOption('CZ');
  await dialog.getByRole('button', { name: 'Začít' }).click();
  await expect(page.getByRole('region', { name: 'Firma' })).toBeVisible();
}

test('from an empty brewer to a first order: three colleagues set a customer up together', async ({ browser }) => {
  const petra = await colleague(browser, portal, 'first-administrator', 'petra@pivovar.example', 'Petra', 'Malá', 'cs');
  await bringGoods(petra);
  const grant = (email: string, role: string, ...names: string[]) =>
    colleague(browser, portal, 'staff', 'grant', email, role, 'all', ...names, 'cs');
  const karel = await grant('karel@pivovar.example', 'pricing', 'Karel', 'Cena');
  const martin = await grant('martin@pivovar.example', 'operator', 'Martin', 'Hora');
  const began = Date.now();

  await begin(petra, 'U Nového');
  const page = petra.url();
  await test.step('numbers that cannot be are named at their fields, and a number that is taken', async () => {
    await type(petra, { 'Číslo v\u00a0ERP': 'C9001', Jméno: name, ...numbers, DIČ: 'SK2020273893' });
    await petra.getByRole('button', { name: 'Dokončit krok' }).click();
    await expect(petra.getByRole('link', { name: /^DIČ: .*CZ27082440/ })).toBeVisible();
    await expect(petra.getByLabel(/^DIČ/)).toHaveAttribute('aria-invalid', 'true');
    await type(petra, numbers);
    await complete(petra, 'Firma');
  });

  await test.step('what is known is proposed', async () => {
    await openStep(petra, 'Plátce faktur');
    await expect(petra.getByLabel(/^IČO/)).toHaveValue(numbers.IČO);
    await type(petra, { 'Číslo v\u00a0ERP': 'P9001', ...address });
    await complete(petra, 'Plátce faktur');
    await openStep(petra, 'Odběratel');
    await type(petra, { 'Číslo v\u00a0ERP': 'S9001' });
    await complete(petra, 'Odběratel');
    await openStep(petra, 'Místa dodání');
    await type(petra, { 'Číslo v\u00a0ERP': '109001' });
    await choose(petra, 'Typ', 'POS');
    await complete(petra, 'Místa dodání');
    await openStep(petra, 'Dny dodání');
    await complete(petra, 'Dny dodání');
  });

  await test.step('a second customer with the same number is refused at it', async () => {
    await begin(petra, 'Ještě jeden');
    await type(petra, { 'Číslo v\u00a0ERP': 'C9002', Jméno: 'Ještě jeden', ...numbers });
    await petra.getByRole('button', { name: 'Dokončit krok' }).click();
    await expect(petra.getByRole('link', { name: /^DIČ: .*C9001/ })).toBeVisible();
    await petra.getByRole('button', { name: 'Zahodit' }).click();
    await petra.getByRole('dialog').getByRole('button', { name: 'Zahodit' }).click();
    await expect(petra.getByRole('main')).toContainText('Zahozený');
    await petra.goto(page);
  });

  await test.step('the price list is somebody else’s, who finds it in their list', async () => {
    await openStep(petra, 'Ceník');
    await expect(petra.getByRole('main')).toContainText('čeká na kolegu s\u00a0oprávněním');
    await karel.goto('/staff');
    await karel
      .getByRole('main')
      .getByRole('link', { name: /^Noví zákazníci/ })
      .click();
    await expect(karel.getByRole('main')).toContainText('Ceník: jste na řadě');
    await karel.getByRole('main').getByRole('link', { name }).click();
    await openStep(karel, 'Ceník');
    await choose(karel, 'Ceník', 'NEW-CZ');
    await complete(karel, 'Ceník');
  });

  await test.step('how they pay is approved by a second person', async () => {
    await petra.reload();
    await openStep(petra, 'Platební metody');
    await tick(petra, 'Faktura, splatnost 14\u00a0dní');
    await tick(petra, 'Hotově při převzetí');
    await complete(petra, 'Platební metody', 'Požádat o\u00a0schválení', 'waiting');
    await martin.goto('/staff/changes');
    await expect(martin.getByRole('main')).toContainText('Platební metody: Hostinec U Nového');
    await martin.getByRole('button', { name: 'Schválit' }).click();
    await expect(martin.getByRole('button', { name: 'Schválit' })).toHaveCount(0);
  });

  await test.step('the owner is invited when nothing else is in the way', async () => {
    await petra.reload();
    await openStep(petra, 'První majitel');
    await type(petra, { 'E-mail': ownerEmail, Jméno: 'Jana', Příjmení: 'Nová' });
    await complete(petra, 'První majitel');
    await petra.getByRole('button', { name: 'Pozvat majitele' }).click({ timeout: 30_000 });
    await expect(petra.getByRole('main')).toContainText('Majitel dostal pozvánku');
  });

  const mails = join(portal.dataDir, 'mail');
  mkdirSync(mails, { recursive: true });
  const jana = await comeInBy(browser, portal, linkIn(await mailTo(ownerEmail, /./, mails), '/verification'));
  await leaveGuide(jana);
  await fillCart(jana, { shipToId: '109001', sku: 'NEW-KEG30', pallets: 1, orderNumber: '2026/1' });
  await jana.goto('/order-summary');
  await jana.getByRole('button', { name: /^Odeslat objednávku/ }).click();
  await expect(jana).toHaveURL('/thanks');
  await bearerOf(jana);
  expect(Date.now() - began).toBeLessThan(10 * 60_000);
  for (const each of [petra, karel, martin, jana]) await each.context().close();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
])
  test(`at ${viewport.width} nothing of it is out of reach`, async ({ browser }) => {
    const email = `look${viewport.width}@pivovar.example`;
    const who = await colleague(browser, portal, 'staff', 'grant', email, 'operator', 'all', 'Eva', 'Malá', 'cs');
    await who.setViewportSize(viewport);
    const walk = { ...viewport, account: 'operator@meridian.example', language: 'cs' } as const;
    await begin(who, `Hostinec ${viewport.width}`);
    const path = who.url();
    await who.getByRole('button', { name: 'Dokončit krok' }).click();
    await expect(who.getByRole('link', { name: /^Číslo v.ERP/ })).toBeVisible();
    for (const step of ['company', 'ship-tos', 'calendar', 'payment', 'owner']) {
      await who.goto(path.replace(/step=.*/, `step=${step}`));
      await expect(who.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect.soft(await findFaults(who, walk), step).toEqual([]);
      expect.soft(await findBarriers(who), step).toEqual([]);
    }
    for (const list of [path.replace(/\?.*/, ''), '/staff/onboardings', '/staff/onboardings?start=new']) {
      await who.goto(list);
      await expect(who.getByRole('heading', { level: 1 })).toBeVisible();
      await who.waitForLoadState('networkidle');
      expect.soft(await findFaults(who, walk), list).toEqual([]);
      expect.soft(await findBarriers(who), list).toEqual([]);
    }
    await who.context().close();
  });
