import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { linkIn, mailTo } from '../people/mails.ts';

// They change the people of one company, so they take turns.
test.describe.configure({ mode: 'serial' });
test.use({
  account: 'owner@lanterna-blu.example',
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /status of 409/,
});

const people = '/profile/management';
// Another one each time, for a running product may hold that of the last run.
const address = `nuova.${Date.now()}@lanterna-blu.example`;
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const openPerson = async (page: Page, name: string, email: string) => {
  await page.goto(`${people}?q=${encodeURIComponent(email)}`);
  await expect(page.locator('[data-person]')).toHaveCount(1);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const besidesRoles = 'Navíc k\u00a0roli';

test('a colleague is invited, and whatever is missing or taken is shown at its field', async ({ page }) => {
  await page.goto(people);
  await page.getByRole('link', { name: 'Pozvat osobu' }).click();
  await page.getByRole('button', { name: 'Odeslat pozvánku' }).click();
  const summary = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Zadejte jméno.' }) });
  await expect(summary.first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Vyberte roli pro místo dodání/ })
    .first()
    .click();
  await expect(page.locator('[data-matrix-row] input[type=radio]').first()).toBeFocused();

  await page.getByRole('textbox', { name: /^Jméno/ }).fill('Nuova');
  await page.getByRole('textbox', { name: /^Příjmení/ }).fill('Persona');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('shift@lanterna-blu.example');
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('+39 02 1234 5678');
  await page.getByRole('button', { name: /Použít roli všude/ }).click();
  await page.getByRole('menuitemradio', { name: 'Vedoucí směny' }).click();
  await page.getByRole('button', { name: 'Odeslat pozvánku' }).click();

  const email = page.getByRole('textbox', { name: /^E-mail/ });
  await expect(page.getByRole('link', { name: 'Uživatel už existuje' })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: /^Jméno/ })).toHaveValue('Nuova');
  await email.fill(address);
  await page.getByRole('button', { name: 'Odeslat pozvánku' }).click();

  await expect(page).toHaveURL(people);
  await expect(row(page, address)).toContainText('Pozvánka odeslána');
});

test('roles are changed by keys alone, and what will be saved is said before', async ({ page }) => {
  await openPerson(page, 'Nuova Persona', address);
  const radio = (role: string) => page.getByRole('radio', { name: new RegExp(`: ${role}`) });
  await radio('Vedoucí směny').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('Vedoucí skladu').first()).toBeChecked();
  await expect(radio('Vedoucí skladu').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio('Vedoucí směny').nth(1)).toBeFocused();
  await expect(radio('Vedoucí směny').nth(1)).toBeChecked();
  await expect(page.getByText('1 změna:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'nově: Můj profil' })).toBeVisible();

  const save = page.getByRole('button', { name: 'Uložit 1 změnu' });
  // Past the third ship-to, whose line is one stop like every other, and past what may be given beside the roles.
  await page.keyboard.press('Tab');
  const besides = await page.getByRole('group', { name: besidesRoles }).getByRole('switch').count();
  expect(besides).toBeGreaterThan(0);
  for (let stop = 0; stop <= besides; stop++) await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Uloženo: Nuova Persona')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zatím beze změny' })).toBeVisible();
});

test('the academy is given beside the roles, counts among what is seen, and is taken away again', async ({ page }) => {
  await openPerson(page, 'Nuova Persona', address);
  const academy = page.getByRole('group', { name: besidesRoles }).getByRole('switch', { name: 'POS Academy' });
  await academy.check();
  await expect(page.getByText('POS Academy: přidáno')).toBeVisible();
  await page.getByRole('button', { name: 'Uložit 1 změnu' }).click();
  await expect(page.getByText('Uloženo: Nuova Persona')).toBeVisible();
  await page.reload();
  await expect(academy).toBeChecked();

  await academy.uncheck();
  await expect(page.getByText('POS Academy: odebráno')).toBeVisible();
  await page.getByRole('button', { name: 'Uložit 1 změnu' }).click();
  await expect(page.getByText('Uloženo: Nuova Persona')).toBeVisible();
  await page.reload();
  await expect(academy).not.toBeChecked();
});

test('a change on a record that is another now says what was changed, and keeps what was chosen', async ({ page }) => {
  await openPerson(page, 'Nuova Persona', address);
  const second = page.getByRole('radio', { name: /: Účetní/ }).nth(1);
  await second.check();
  // Somebody else is faster: the same account in another window would do the same.
  await page.route('**/UpdateUser/*', async (route) => {
    const sent = route.request().postDataJSON();
    await route.continue({ postData: { ...sent, version: sent.version - 1 } });
  });

  await page.getByRole('button', { name: 'Uložit 1 změnu' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'Tuto osobu mezitím změnil někdo jiný' })).toBeVisible();
  await expect(second).toBeChecked();
  await page.unroute('**/UpdateUser/*');
  await page.getByRole('button', { name: 'Zahodit' }).click();
});

test('an account is deactivated with its consequences in numbers, and comes back', async ({ page }) => {
  await openPerson(page, 'Matteo Repetto', 'shift@lanterna-blu.example');
  await page.getByRole('button', { name: 'Deaktivovat účet…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deaktivovat účet: Matteo Repetto?' });
  await expect(dialog.getByRole('listitem').first()).toContainText('obchodní partner se deaktivuje');
  await expect(dialog.getByRole('button', { name: 'Zpět' })).toBeFocused();
  await expect(dialog).toContainText('Pro všechna místa dodání může dál objednávat někdo jiný.');

  await dialog.getByRole('button', { name: 'Deaktivovat účet' }).click();

  await expect(page.getByText('Deaktivovaný', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Aktivovat účet…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aktivovat účet' }).click();
  await expect(page.getByRole('button', { name: 'Deaktivovat účet…' })).toBeVisible();
});

test('the trail names what was, what is, on whom and by whom', async ({ page }) => {
  await page.goto(people);
  await page.getByRole('link', { name: 'Historie změn' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Historie změn' })).toBeVisible();
  await expect(row(page, 'Stav: Deaktivovaný → Aktivní').first()).toContainText('Matteo Repetto');
  await expect(row(page, 'Vedoucí směny → Vedoucí skladu').first()).toContainText('Elena Parodi');
});

test('one’s own row has the reason instead of a button, and nobody is found for a foreign id', async ({ page }) => {
  await page.goto(people);
  await expect(row(page, 'owner@lanterna-blu.example')).toContainText('jen jiný majitel');

  await page.goto(`${people}?person=u-ulipy-shift`);

  await expect(page.getByRole('heading', { name: 'Tuto osobu nemůžeme najít' })).toBeVisible();
});

test.describe('somebody without access management', () => {
  test.use({ account: 'accountant@tatravelko.example' });

  test('reads the same page: themselves, and whom to ask', async ({ page }) => {
    await page.goto(people);

    await expect(page.getByText('Zuzana Kováčová').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kdo spravuje přístupy' })).toBeVisible();
    await expect(page.getByText('Juraj Kriváň')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pozvat osobu' })).toHaveCount(0);
    await expect(page.getByText('Marián Hudák')).toHaveCount(0);
  });
});

test.describe('somebody who was invited and did not come', () => {
  // The demo has sent it at its start, and another is sent a minute later at the earliest.
  test.use({ account: 'owner@ulipy.example', expectedComplaints: /status of 429/ });

  test('is sent the invitation again, which is said in its place, and comes in by its link', async ({ page }) => {
    const invited = 'invited@ulipy.example';
    await page.goto(`${people}?q=${encodeURIComponent(invited)}`);

    test.setTimeout(120_000);
    await expect(async () => {
      await page.getByRole('button', { name: /^Odeslat znovu: / }).click();
      await expect(row(page, invited).getByRole('status')).toHaveText('Odesláno', { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });

    await page.goto(linkIn(await mailTo(invited, /./), '/verification'));
    await expect(page.getByRole('textbox', { name: /heslo/i }).first()).toBeVisible();
  });
});
