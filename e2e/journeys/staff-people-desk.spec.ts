import { expect, type Page, request } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

// The bookkeeper of a chain, whom no other journey signs in.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'service@meridian.example',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of (409|422|429)/,
});

const locked = { email: 'finance@javorinka.example', name: 'Ľubomír Žiak' };
const page360 = { width: 360, height: 800 };
const password = 'Meridian-Demo-2026!';
const people = '/staff/customers/C2003?view=people';

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Pomoci: ${name}` });
const verb = (page: Page, name: RegExp) => page.getByRole('menuitem', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');

async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/people-desk-${name}.png` });
}

async function guess(baseURL: string | undefined, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) await comesIn(baseURL, locked.email, `wrong ${nth}`);
}

/** Whether they come in by the provider's page, at a machine of their own. */
async function comesIn(baseURL: string | undefined, email: string, typed = password): Promise<boolean> {
  const api = await request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const form = await api.get('/auth/login');
  await api.post(form.url(), { form: { email, password: typed } });
  const answer = await api.get('/auth/session');
  const { token } = answer.ok() ? await answer.json() : { token: undefined };
  await api.dispose();
  return Boolean(token);
}

test('who has locked themselves out is unlocked and signs in afterwards', async ({ page, baseURL }) => {
  await guess(baseURL, 11);
  expect(await comesIn(baseURL, locked.email)).toBe(false);
  await page.goto(people);
  await expect(main(page)).toContainText('Uzamčeno do');
  await menuOf(page, locked.name).click();
  await shoot(page, 'menu');
  await verb(page, /^Odemknout přihlášení/).click();
  await expect(dialog(page)).toContainText('heslo zůstává stejné');
  await shoot(page, 'unlock');
  await dialog(page).getByRole('button', { name: 'Odemknout', exact: true }).click();

  await expect(page.getByText(`Přihlášení odemčeno: ${locked.name}`)).toBeVisible();
  await expect(main(page)).not.toContainText('Uzamčeno do');
  expect(await comesIn(baseURL, locked.email)).toBe(true);
});

test('on a phone they are signed out everywhere, with a reason', async ({ page }) => {
  await page.setViewportSize(page360);
  await page.goto(people);
  await expect(main(page)).toContainText(/Přihlášeno na \d/);
  await shoot(page, '360');
  await menuOf(page, locked.name).click();
  await verb(page, /^Odhlásit všude/).click();
  await dialog(page).getByRole('button', { name: 'Odhlásit všude' }).click();
  await expect(dialog(page)).toContainText('alespoň o');
  await dialog(page)
    .getByRole('textbox', { name: /^Důvod/ })
    .fill('Ztracený telefon');
  await shoot(page, 'sign-out-360');
  await dialog(page).getByRole('button', { name: 'Odhlásit všude' }).click();

  await expect(page.getByText(`Všude odhlášeno: ${locked.name}`)).toBeVisible();
  await menuOf(page, locked.name).click();
  await expect(verb(page, /^Odhlásit všude/)).toContainText('Není nikde');
});

test('details that cannot be are told at their field, and right ones are taken', async ({ page }) => {
  await page.goto(people);
  await menuOf(page, locked.name).click();
  await verb(page, /^Opravit osobní údaje/).click();
  const phone = dialog(page).getByRole('textbox', { name: /^Telefon/ });
  await phone.fill('12');
  await dialog(page)
    .getByRole('textbox', { name: /^Důvod/ })
    .fill('Překlep');
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await shoot(page, 'details');
  expect(await findBarriers(page)).toEqual([]);
  await phone.fill('+421 905 123 456');
  await dialog(page).getByRole('button', { name: 'Uložit' }).click();

  await expect(page.getByText(`Osobní údaje opraveny: ${locked.name}`)).toBeVisible();
  await expect(main(page)).toContainText('+421 905 123 456');
});

test('the owner reads of it at the bell', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  const form = await page.request.get('/auth/login');
  await page.request.post(form.url(), { form: { email: 'owner@javorinka.example', password } });
  const { token } = await (await page.request.get('/auth/session')).json();

  const answer = await page.request.get('/api/notifications?Language=en', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = await answer.json();

  const whats = results
    .filter(({ kind }: { kind: string }) => kind === 'person-helped')
    .map(({ values }: { values: { what: string } }) => values.what);
  expect(whats).toEqual(['Personal details were corrected', 'All devices were signed out', 'The sign-in was unlocked']);
  await page.close();
});

test('on their own machine they have their data made and download it once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await page.addInitScript({ content: "localStorage.lang = 'cs'; localStorage.ageConfirmed = 'yes'" });
  const form = await page.request.get('/auth/login');
  await page.request.post(form.url(), { form: { email: locked.email, password } });
  await page.goto('/profile/details');
  const card = page.getByRole('region', { name: 'Kopie vašich údajů' });
  await card.getByRole('button', { name: 'Připravit moje údaje' }).click();
  const download = card.getByRole('button', { name: 'Stáhnout' });
  await expect(download).toBeVisible();
  if (process.env.SHOTS) await card.screenshot({ path: `${process.env.SHOTS}/people-desk-own-data.png` });

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);

  expect(file.suggestedFilename()).toBe('dray-data.zip');
  await expect(card).toContainText('Soubor byl stažen');
  await page.close();
});

for (const width of [1280, 768, 360])
  test(`the people of a customer are whole at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(people);
    await expect(menuOf(page, locked.name)).toBeVisible();

    const walk = { account: undefined, width, language: 'cs', findsBarriers: true } as const;
    expect(await findFaults(page, walk)).toEqual([]);
    await shoot(page, `people-${width}`);
  });
