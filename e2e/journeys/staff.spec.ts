import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { findFaults } from '../walks/probes.ts';

// What one asks for another decides, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Somebody else each time, for a running product may hold that of the last run.
const email = `jana.${Date.now()}@meridian.example`;
const name = 'Jana Podaná';
const reason = 'Integrace patří programům, ne lidem.';

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });
const request = (page: Page) => page.locator('[data-change]').filter({ hasText: name });
const openPerson = async (page: Page) => {
  await page.goto(`/staff/people?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Role a\u00a0historie: ${name}` }).click();
};

test.describe('a first operator', () => {
  test.use({ account: 'staff@meridian.example' });

  test('asks for a role for somebody new, is told what is missing, and cannot approve it themselves', async ({
    page,
  }) => {
    await page.goto('/staff/people');
    await page.getByRole('link', { name: 'Přidělit roli' }).click();
    await page.getByRole('button', { name: 'Požádat o\u00a0schválení' }).click();
    await page.getByRole('link', { name: 'Zadejte e-mailovou adresu' }).click();
    await expect(page.getByRole('textbox', { name: /^Pracovní e-mail/ })).toBeFocused();

    await page.getByRole('textbox', { name: /^Pracovní e-mail/ }).fill(email);
    await page.getByRole('textbox', { name: /^Jméno/ }).fill('Jana');
    await page.getByRole('textbox', { name: /^Příjmení/ }).fill('Podaná');
    await page.getByRole('combobox', { name: /^Role/ }).selectOption({ label: 'Zákaznický servis' });
    await expect(page.getByText('Odpovídat na požadavky zákazníků')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Česko' }).check();
    await page.getByRole('button', { name: 'Požádat o\u00a0schválení' }).click();

    await expect(heading(page, 'Čeká na druhou osobu')).toBeVisible();
    await page.getByRole('link', { name: 'Zobrazit žádost' }).click();
    await expect(request(page)).toContainText('Zákaznický servis');
    await expect(request(page)).toContainText('Požádali jste o\u00a0to sami');
    await expect(request(page).getByRole('button', { name: /^Schválit/ })).toHaveCount(0);
  });
});

test.describe('a second operator', () => {
  test.use({ account: 'operator@meridian.example' });

  test('finds at their desk what waits, approves it, and the person has the role', async ({ page }) => {
    await page.goto('/staff');
    await request(page)
      .getByRole('button', { name: /^Schválit/ })
      .click();
    await expect(request(page)).toHaveCount(0);

    await page.goto(`/staff/people?q=${encodeURIComponent(email)}`);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Zákaznický servis Česko');
    await expect(row).toContainText('Pozvánka odeslána');
  });
});

test.describe('the first operator again', () => {
  test.use({ account: 'staff@meridian.example' });

  test('asks for another role for the same person, whose address and roles are known', async ({ page }) => {
    await openPerson(page);
    await page.getByRole('link', { name: 'Přidělit další roli' }).click();

    await expect(page.getByRole('textbox', { name: /^Pracovní e-mail/ })).toHaveValue(email);
    await expect(page.getByText(`${name} má: Zákaznický servis (Česko)`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Příjmení/ })).toHaveCount(0);
    await page.getByRole('combobox', { name: /^Role/ }).selectOption({ label: 'Integrace' });
    await page.getByRole('checkbox', { name: 'Slovensko' }).check();
    await page.getByRole('button', { name: 'Požádat o\u00a0schválení' }).click();
    await expect(heading(page, 'Čeká na druhou osobu')).toBeVisible();
  });
});

test.describe('the second operator again', () => {
  test.use({ account: 'operator@meridian.example' });

  test('refuses it with a reason, which is asked for until it is there', async ({ page }) => {
    await page.goto('/staff/changes');
    await request(page)
      .getByRole('button', { name: /^Odmítnout/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Odmítnout' }).click();
    await expect(dialog.getByText('Napište důvod několika slovy.')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Důvod/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Odmítnout' }).click();

    await expect(dialog).toHaveCount(0);
    await page.getByRole('link', { name: 'Rozhodnuté' }).click();
    await expect(request(page).first()).toContainText(reason);
  });

  test('ends a role after reading what follows from it', async ({ page }) => {
    await openPerson(page);
    await page.getByRole('button', { name: 'Ukončit roli' }).click();
    await expect(page.getByRole('dialog')).toContainText('Je to jediná role osoby');
    await page.getByRole('dialog').getByRole('button', { name: 'Ukončit roli' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Bez role');
  });

  test('finds all of it in the audit trail, narrows it by a value and by F, and takes it along', async ({ page }) => {
    await page.goto('/staff/audit');
    const rows = page.getByRole('row').filter({ hasText: name });
    await expect(rows.filter({ hasText: 'Role zaměstnance ukončena' })).toHaveCount(1);

    await rows.first().getByRole('link', { name }).hover();
    await page.keyboard.press('f');
    await expect(page).toHaveURL(/subject=account/);
    await expect(page.getByRole('row').filter({ hasText: 'Zaměstnanec přidán' })).toHaveCount(1);

    const link = page.getByRole('link', { name: 'Exportovat CSV' });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/csv');
    expect((await file.text()).split('\n').length).toBeGreaterThan(2);
  });

  for (const path of ['/staff', '/staff/people', '/staff/people?give=new', '/staff/changes', '/staff/audit'])
    test(`finds ${path} whole on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main div[aria-hidden=true][inert]')).toHaveCount(0);

      const walk = { account: undefined, width: 360, language: 'cs', findsBarriers: true } as const;
      expect(await findFaults(page, walk)).toEqual([]);
    });
});

test.describe('somebody with another role', () => {
  test.use({ account: 'service@meridian.example' });

  test('begins at the desk, without anything of a customer, and reads what they may do where', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/staff');

    const rights = page.getByRole('region', { name: 'Co smíte dělat' });
    await expect(rights).toContainText('Česko a Slovensko');
    await expect(rights).toContainText('Odpovídat na požadavky zákazníků');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Záznam událostí' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /[Kk]ošík/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('is told which right they lack, and who gives it', async ({ page }) => {
    await page.goto('/staff/audit');

    await expect(heading(page, 'Tuto stránku nemůžete otevřít')).toBeVisible();
    await expect(page.getByText('Chybí vám oprávnění „Číst záznam událostí“.')).toBeVisible();
    await expect(page.getByText(/Provozovatel/)).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('finds there what is at any address without a page, and loads nothing of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (each) => asked.push(new URL(each.url()).pathname));
    await page.goto('/nowhere');
    const elsewhere = await page.getByRole('main').innerText();

    for (const path of ['/staff', '/staff/people', '/staff/audit']) {
      await page.goto(path);
      await expect(heading(page, 'Tuto stránku nemůžeme najít')).toBeVisible();
      expect(await page.getByRole('main').innerText()).toBe(elsewhere);
      await expect(page).toHaveTitle(/^Stránka nenalezena/);
    }
    expect(asked.filter((path) => /^\/api\/staff|staff.*\.(js|css)$/.test(path))).toEqual([]);
  });
});
