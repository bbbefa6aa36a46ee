import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { expect, ofAge, test } from '../people/customer.ts';
import { bearerOf } from '../people/filled-cart.ts';

type Form = { action: string; fields: Record<string, string> };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hlavní nabídka' });
const handOff = '**/api/sso/*';

/** What the portal would let the browser post, held by somebody else. */
async function statementFor(page: Page, tool: string): Promise<Form> {
  const answer = await page.request.post(`/api/sso/${tool}?Language=cs`, { headers: await bearerOf(page) });
  return (await answer.json()) as Form;
}

/** As a browser carries it: posted from a page of the portal. */
const carry = (page: Page, { action, fields }: Form) =>
  page.evaluate(`{
    const form = Object.assign(document.createElement('form'), { method: 'post', action: ${JSON.stringify(action)} });
    for (const [name, value] of Object.entries(${JSON.stringify(fields)}))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }`);

test.describe('an owner', () => {
  test.use({ account: 'owner@ulipy.example', viewport: { width: 1280, height: 800 } });

  test('is taken over by each of the three tools in a new tab, by name', async ({ page }) => {
    await page.goto('/');

    for (const [entry, heading] of [
      ['Akademie', 'E-learning'],
      ['Správa obalů', 'Správa obalů'],
      ['Nápojový lístek', 'Tvorba nápojového lístku'],
    ] as const) {
      const opened = page.context().waitForEvent('page');
      await menu(page)
        .getByRole('button', { name: `${entry} (otevře se na nové kartě)` })
        .click();
      const tool = await opened;

      await expect(tool.getByRole('heading', { level: 1 })).toHaveText('Vítejte, Jana Dvořáková');
      await expect(tool.locator('header')).toHaveText(heading);
      expect(await findBarriers(tool)).toEqual([]);
      await tool.getByRole('link', { name: 'Zpět na portál' }).click();
      await expect(menu(tool)).toBeVisible();
      await tool.close();
    }
    await expect(page).toHaveURL('/');
  });

  test.describe('when the portal cannot vouch for them', () => {
    test.use({ expectedComplaints: /status of 503/ });

    test('is told so where they pressed, and tries again', async ({ page }) => {
      await page.goto('/');
      await page.route(handOff, (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE' } }));
      const entry = menu(page).getByRole('button', { name: /^Správa obalů/ });
      const failing = page.context().waitForEvent('page');
      await entry.click();
      const closed = await failing;

      await expect(page.getByText('„Správa obalů“ se nepodařilo otevřít.').first()).toBeVisible();
      await expect.poll(() => closed.isClosed()).toBe(true);
      await page.unroute(handOff);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Zkusit znovu' }).click();

      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Vítejte, Jana Dvořáková');
    });
  });

  test('a person who comes twice with one statement, or with a changed one, is sent back and told why', async ({
    page,
  }) => {
    await page.goto('/');
    const once = await statementFor(page, 'emptiesManagement');
    await carry(page, once);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte, Jana Dvořáková');

    await page.goto('/');
    await carry(page, once);
    await expect(page).toHaveURL('/saml-error?reason=replayed');
    await expect(page.getByText(/^Toto přihlášení už bylo použito/)).toBeVisible();

    await page.goto('/');
    const { action, fields } = await statementFor(page, 'emptiesManagement');
    const xml = Buffer.from(fields.SAMLResponse ?? '', 'base64').toString();
    const changed = Buffer.from(xml.replaceAll('u-ulipy-owner', 'u-ulipy-shift')).toString('base64');
    await carry(page, { action, fields: { ...fields, SAMLResponse: changed } });
    await expect(page).toHaveURL('/saml-error?reason=signature');
    await expect(page.getByText(/^Služba nemohla ověřit/)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
});

test('a reason that nobody knows is not repeated, and a visitor is not told that they are signed in', async ({
  page,
}) => {
  await ofAge(page);
  await page.goto('/saml-error?reason=%3Cb%3Ecall%20us');

  await expect(page.getByText(/^Přihlaste se do portálu/)).toBeVisible();
  await expect(page.getByText('Tady jste stále přihlášeni')).toHaveCount(0);
  await expect(page.getByText('call us')).toHaveCount(0);
});

test.describe('whose only role is the academy’s', () => {
  test.use({ account: 'academy@ulipy.example', hasOwnWindow: true });

  test('is handed over on arrival, and may stay after coming back', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte, Eva Akademie');

    await page.getByRole('link', { name: 'Zpět na portál' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Účet: Eva Akademie' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: /^Akademie/ })).toBeVisible();
  });
});

test.describe('a person who holds the academy’s role among others', () => {
  test.use({ account: 'owner@ulipy.example', hasOwnWindow: true });

  test('is handed over once, after the tutorial of their first login', async ({ page }) => {
    const academy = { rolename: 'POS Academy', roleid: 'R-X', permission: 'Academy', customerType: 'POS' };
    let firstLogin = true;
    await page.route('**/identity/users/GetUserInfoById/*', async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as { permissionSchema: { rpDetails: object[] }[] };
      user.permissionSchema[0]?.rpDetails.push(academy);
      await route.fulfill({ response, json: { ...user, firstLogin } });
    });
    await page.route('**/identity/users/SetFirstLoginFlag/*', async (route) => {
      firstLogin = false;
      await route.fulfill({ json: { firstLogin } });
    });
    await page.goto('/');
    const guide = page.getByRole('dialog', { name: 'Průvodce portálem' });
    await guide.getByRole('button', { name: 'Přejít na konec' }).click();
    await guide.getByRole('button', { name: 'Hotovo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte, Jana Dvořáková');

    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Účet: Jana Dvořáková' })).toBeVisible();
    await page.evaluate("sessionStorage.removeItem('handedOver')");
    await page.reload();
    await expect(menu(page).getByRole('button', { name: /^Akademie/ })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a person who may not use a tool', () => {
  test.use({ account: 'shift@ulipy.example' });

  test('finds no entry for it, and is refused without one', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeVisible();

    await expect(menu(page).getByRole('button', { name: /Akademie|Správa obalů|Nápojový lístek/ })).toHaveCount(0);
    for (const tool of ['eLearning', 'pubMenu', 'emptiesManagement']) {
      const answer = await page.request.post(`/api/sso/${tool}`, { headers: await bearerOf(page) });
      expect(answer.status()).toBe(403);
    }
  });
});
