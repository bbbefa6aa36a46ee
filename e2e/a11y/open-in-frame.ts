import { dialog, goTo, inHeader, isPhone, type OpenState, press } from './open-state.ts';

/** What opens from header, menu and the bar above the thumb, and over a first visit. */
export const openInFrame: readonly OpenState[] = [
  {
    name: 'the menu of the account',
    async open(page) {
      await goTo(page, '/contracts');
      await inHeader(page, /^Účet/).click();
      await page.getByRole('button', { name: 'Odhlásit se' }).waitFor();
    },
  },
  {
    name: 'the drawer of the own account',
    async open(page) {
      await goTo(page, '/contracts');
      await inHeader(page, /^Účet/).click();
      await press(page, 'Heslo, zařízení a upozornění');
      await page.getByRole('dialog').getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'the menu of languages',
    only: 'wide',
    async open(page) {
      await goTo(page, '/contracts');
      await inHeader(page, /^Jazyk/).click();
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'the main menu of a phone',
    only: 'phone',
    async open(page) {
      await goTo(page, '/contracts');
      await page.getByRole('button', { name: 'Více', exact: true }).click();
      await dialog(page);
    },
  },
  {
    name: 'the bell',
    async open(page) {
      // Where it was open the address would bring it back.
      await goTo(page, '/contact');
      await goTo(page, '/contracts');
      await inHeader(page, /^Upozornění/).click();
      await page
        .getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Upozornění' })
        .getByRole('list')
        .first()
        .waitFor();
    },
  },
  {
    name: 'the search over everything, with results',
    async open(page) {
      await goTo(page, '/contracts');
      await page.getByRole('banner').getByRole('button').first().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('45');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the search of the header, with results',
    only: 'wide',
    async open(page) {
      await goTo(page, '/');
      await page.getByRole('combobox', { name: 'Hledat produkty' }).fill('an');
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'the choice of a ship-to',
    async open(page) {
      await goTo(page, '/');
      if (isPhone(page)) await page.getByRole('region', { name: 'Dodat na:' }).getByRole('button').first().click();
      else await inHeader(page, /^Dodat na:/).click();
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the guide of a first login',
    account: { emea: 'new@ulipy.example', peroni: undefined },
    async open(page) {
      await page.route('**/identity/users/GetUserInfoById/*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), firstLogin: true } });
      });
      await goTo(page, '/');
      await page.getByRole('dialog', { name: 'Průvodce portálem' }).waitFor();
    },
  },
  {
    name: 'the question for the age',
    account: { emea: 'owner@ulipy.example', peroni: undefined },
    async open(page) {
      await page.addInitScript({ content: 'delete localStorage.ageConfirmed' });
      await page.goto('/');
      await dialog(page);
    },
  },
];
