import type { Page } from '@playwright/test';
import { asFile, freshNumber, openDay } from './bulk-file.ts';
import { chooseShipTo } from './chosen-ship-to.ts';
import { expect } from './customer.ts';
import { askAnew } from './customer-service.ts';
import { ask, bearerOf, countOrders, emptyCart, fillCart } from './filled-cart.ts';
import { placeElsewhere } from './placed-order.ts';

/** A change as a person makes it. */
export type Change = {
  /** A part of the call that makes it. */
  call: string;
  /** Up to the button. */
  open: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** What is kept of it, counted. */
  stored: (page: Page) => Promise<number>;
  /** What the page shows once it is through, where it asks for what became of it instead of sending it again. */
  done?: (page: Page) => Promise<void>;
  /** Another try where the page offers none but the button itself. */
  again?: (page: Page) => Promise<void>;
};

const shipToId = '100244';
const wanted = { shipToId, sku: 'CZ100001', pallets: 1, orderNumber: 'LA-1' };
const main = (page: Page) => page.getByRole('main');

const rest = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(path, { headers: await bearerOf(page) })).json()) as Answer;
const totalAt = (path: string) => async (page: Page) => (await rest<{ total: number }>(page, path)).total;

/** By the button that stands with what is told. */
export const tryAgain = (page: Page) =>
  page
    .getByRole('alert')
    .getByRole('button', { name: /^Zkusit znovu/ })
    .first()
    .click();

/** With the ship-to chosen and nothing in the cart. */
async function begin(page: Page, address: string): Promise<void> {
  const { id } = await emptyCart(page);
  await ask(
    page,
    `mutation { setShippingAddressesOnCart(cart_id: "${id}", ship_to_id: "${shipToId}") { user_errors { message } } }`,
  );
  await page.goto(address);
  await chooseShipTo(page, shipToId);
  await page.reload();
}

type Counted = { customerCart: { items: { quantity_total: number }[] } };
const packsInCart = async (page: Page): Promise<number> =>
  (await ask<Counted>(page, '{ customerCart { items { quantity_total } } }')).customerCart.items.reduce(
    (sum, item) => sum + item.quantity_total,
    0,
  );
type Saved = { getSaveOrderForLater: { page_info: { total_items: number } } };
const savedOrders = '{ getSaveOrderForLater { page_info { total_items } } }';
const add = { call: 'addProductsToCart(', stored: packsInCart };

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Hledat produkty' });
const paletteField = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Hledat a přejít' });

/** Everything that a page changes by a key of its own, or that sets what it sets. */
export const changes: Readonly<Record<string, Change>> = {
  'a bundle': {
    ...add,
    open: (page) => begin(page, '/catalog/CZS100201'),
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^Přidat\s/ })
        .first()
        .click(),
  },
  'the palette': {
    ...add,
    async open(page) {
      await begin(page, '/contact');
      await expect(searchField(page)).toBeVisible();
      await page.keyboard.press('Control+k');
      await paletteField(page).fill('CZ100001');
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
    press: (page) => page.keyboard.press('Control+Enter'),
    // What is told stands behind the palette.
    async again(page) {
      await page.keyboard.press('Escape');
      await tryAgain(page);
    },
  },
  'a suggestion of the search': {
    ...add,
    async open(page) {
      await begin(page, '/contact');
      await searchField(page).fill('CZ100001');
      await expect(searchField(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
    press: (page) => page.keyboard.press('Control+Enter'),
  },
  'the usual order': {
    ...add,
    open: (page) => begin(page, '/cart'),
    press: (page) => main(page).getByRole('button', { name: 'Vložit návrh do košíku' }).first().click(),
  },
  'an order once more': {
    call: 'reorderItems(',
    stored: packsInCart,
    open: (page) => begin(page, `/orders/history?shipTo=${shipToId}`),
    press: (page) =>
      page
        .getByRole('button', { name: /^Zopakovat objednávku \d/ })
        .first()
        .click(),
  },
  'an invitation': {
    call: 'CreateNewUser',
    stored: totalAt('/identity/users/GetAllUsersInfo?limit=1'),
    async open(page) {
      await page.goto('/profile/management');
      await page.getByRole('link', { name: 'Pozvat osobu' }).click();
      await page.getByRole('textbox', { name: /^Jméno/ }).fill('Nová');
      await page.getByRole('textbox', { name: /^Příjmení/ }).fill('Osoba');
      await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${freshNumber('la')}@zelena-vrata.example`);
      await page.getByRole('textbox', { name: /^Telefon/ }).fill('+420 777 123 456');
      await page.getByRole('button', { name: /Použít roli všude/ }).click();
      await page.getByRole('menuitemradio', { name: 'Vedoucí směny' }).click();
    },
    press: (page) => page.getByRole('button', { name: 'Odeslat pozvánku' }).click(),
  },
  'a request': {
    call: 'CreateTicket',
    stored: totalAt('/api/tickets/GetAllTickets?limit=1'),
    async open(page) {
      await page.goto('/support/tickets?new=1');
      await page.getByRole('button', { name: 'Závada výčepu' }).click();
      await page.getByRole('textbox', { name: /^Předmět/ }).fill('Kohout kape');
      await page.getByRole('textbox', { name: /^Popis/ }).fill('Od rána.');
    },
    press: (page) => page.getByRole('button', { name: 'Odeslat požadavek' }).click(),
    // Until then it is kept as begun, and whoever came back would go on with it.
    done: (page) => expect(page).toHaveURL(/ticket=/),
    again: (page) => page.getByRole('button', { name: 'Odeslat požadavek' }).click(),
  },
  'a comment': {
    call: 'CreateComment',
    async stored(page) {
      const id = new URL(page.url()).searchParams.get('ticket');
      return (await rest<{ comments: unknown[] }>(page, `/api/tickets/GetTicketById/${id}`)).comments.length;
    },
    async open(page) {
      const id = await askAnew(page);
      await page.goto(`/support/tickets?ticket=${id}`);
      await page.getByRole('textbox', { name: 'Vaše odpověď' }).fill('A pořád.');
    },
    press: (page) => page.getByRole('button', { name: /^Odeslat odpověď/ }).click(),
  },
  'a file of orders': {
    call: 'BulkUploadOrdersAsync',
    stored: totalAt('/api/orders/bulk?limit=1'),
    async open(page) {
      await page.goto('/catalog/bulk-upload');
      await expect(page.getByText('Přetáhněte soubor sem')).toBeVisible();
    },
    async press(page) {
      const row = `${freshNumber('LA')};${shipToId};${await openDay(page, shipToId)};CZ100001;6;`;
      await page
        .getByLabel('Vybrat soubor')
        .setInputFiles(asFile(`číslo objednávky;místo;datum;kód;množství\n${row}\n`));
    },
  },
  'an order that is saved': {
    call: 'addSaveOrderForLater(',
    stored: async (page) => (await ask<Saved>(page, savedOrders)).getSaveOrderForLater.page_info.total_items,
    async open(page) {
      await fillCart(page, wanted);
      await page.goto('/cart');
    },
    press: (page) => page.getByRole('button', { name: 'Uložit na později' }).click(),
  },
  'an order that is cancelled': {
    call: 'cancelOrder(',
    async stored(page) {
      const number = new URL(page.url()).searchParams.get('order');
      const { cancellation } = await rest<{ cancellation: string }>(page, `/api/orders/${number}`);
      return cancellation === 'none' ? 0 : 1;
    },
    async open(page) {
      const number = await placeElsewhere(page, wanted);
      await page.goto(`/orders/history?order=${number}`);
      await main(page)
        .getByRole('button', { name: /^Zrušit.*…$/ })
        .click();
    },
    press: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Zrušit objednávku|Ano)/ })
        .click(),
    done: (page) => expect(page.getByText(/zruš/).first()).toBeVisible(),
    again: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Zrušit objednávku|Ano)/ })
        .click(),
  },
  'an order that is placed': {
    call: 'placeOrder(',
    stored: countOrders,
    async open(page) {
      await fillCart(page, wanted);
      await page.goto('/order-summary');
      await expect(page.getByRole('button', { name: /^Odeslat objednávku/ })).toBeEnabled();
    },
    press: (page) => page.getByRole('button', { name: /^Odeslat objednávku/ }).click(),
    done: (page) => expect(page).toHaveURL('/thanks'),
  },
};
