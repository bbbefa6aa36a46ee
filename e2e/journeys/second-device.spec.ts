import type { Page } from '@playwright/test';
import { findBarriers } from '../find-barriers.ts';
import { continueAs, test as customer, expect, findSession } from '../people/customer.ts';
import { ask, fillCart } from '../people/filled-cart.ts';
import { heldBack } from '../people/slow-line.ts';

type Cart = { ship_to_id: string; delivery_method: string; items: { product: { sku: string } }[] };

const begun = { id: '100503', name: 'Almacén Puerto' };
const here = { id: '100505', name: 'Almacén Alicante' };
const fields = 'ship_to_id delivery_method items { product { sku } }';
const cartOf = async (page: Page): Promise<Cart> =>
  (await ask<{ customerCart: Cart }>(page, `{ customerCart { ${fields} } }`)).customerCart;
const stay = (page: Page) => page.getByRole('button', { name: new RegExp(`^Pokračovat pro: ${begun.name}`) });
const move = (page: Page) => page.getByRole('button', { name: new RegExp(`^Přesunout košík na: ${here.name}`) });

/** A browser of its own beside the first one, in which another ship-to is chosen. */
const test = customer.extend<{ phone: Page }>({
  phone: async ({ page, account, browser, baseURL }, use) => {
    const session = findSession(account ?? '');
    if (!session) throw new Error('The first device must be signed in');
    await fillCart(page, { shipToId: begun.id, sku: 'ES100031', pallets: 3, orderNumber: '2026/17' });
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    const phone = await context.newPage();
    await continueAs(phone, session);
    await phone.addInitScript({ content: `localStorage.shipToId ??= '${here.id}'` });
    await use(phone);
    await context.close();
  },
});

// One cart, one journey at a time.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'owner@levantina-azul.example', contextOptions: { reducedMotion: 'reduce' } });

test('a cart begun elsewhere is read and decided about, without a field that would refuse', async ({ phone }) => {
  for (const path of ['/cart', '/order-summary']) {
    await phone.goto(path);
    const cart = phone.getByRole('region', { name: 'Košík je pro jiné místo dodání' });
    await expect(cart).toContainText(`„${begun.name}`);
    await expect(cart.getByRole('list', { name: 'Položky v košíku' }).getByRole('listitem')).toHaveCount(1);
    await expect(stay(phone)).toBeVisible();
    await expect(move(phone)).toBeVisible();
    await expect(phone.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(phone.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(phone.getByRole('button', { name: /^(Vyprázdnit|Odeslat objednávku|Pokračovat k)/ })).toHaveCount(0);
    expect(await findBarriers(phone)).toEqual([]);
  }

  await stay(phone).click();

  await expect(phone.getByRole('region', { name: 'Dodání' })).toBeVisible();
  expect(await phone.evaluate('localStorage.shipToId')).toBe(begun.id);
  expect((await cartOf(phone)).ship_to_id).toBe(begun.id);
});

test('it moves here after what changes was shown, and the first device is asked in its turn', async ({
  page,
  phone,
}) => {
  const before = await cartOf(phone);
  await phone.goto('/cart');

  await move(phone).click();
  const question = phone.getByRole('dialog', { name: /^Dodat na místo/ });
  await expect(question.getByRole('status')).toContainText(/Ceny|cenu|cena/);
  await question.getByRole('button', { name: 'Ponechat položky' }).click();
  await expect(phone.getByRole('region', { name: 'Dodání' })).toBeVisible();
  await expect(phone.getByText(`Košík je teď pro místo dodání: ${here.name}`)).toBeVisible();
  expect((await cartOf(phone)).ship_to_id).toBe(here.id);

  await page.addInitScript({ content: `localStorage.shipToId = '${begun.id}'` });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Košík je pro jiné místo dodání' })).toBeVisible();
  await phone.getByRole('button', { name: 'Vrátit zpět' }).click();
  await expect.poll(() => cartOf(phone)).toEqual(before);
  await expect(stay(phone)).toHaveCount(0);
});

test('a move that fails is shown where it was asked for, and pressed again it goes through', async ({ phone }) => {
  await phone.goto('/cart');
  await move(phone).click();
  const question = phone.getByRole('dialog', { name: /^Dodat na místo/ });
  const keep = question.getByRole('button', { name: 'Ponechat položky' });
  const line = await heldBack(phone, 'setShippingAddressesOnCart(');

  await keep.click();
  await expect(keep).toHaveAttribute('aria-busy', 'true');
  await line.drop();
  await expect(question.getByRole('alert')).toContainText('Almacén Alicante: Není jisté, že se to uložilo.');
  expect((await cartOf(phone)).ship_to_id).toBe(begun.id);
  await line.open();
  await keep.click();

  await expect(question).toBeHidden();
  expect((await cartOf(phone)).ship_to_id).toBe(here.id);
});

test('what is added to a cart of another ship-to waits for the decision, and is in it then', async ({ phone }) => {
  await phone.goto('/catalog/products?view=grid');
  await phone
    .getByRole('button', { name: /^Do košíku: / })
    .first()
    .click();
  const question = phone.getByRole('dialog', { name: 'Košík je pro jiné místo dodání' });
  await expect(question).toContainText(`„${here.name}`);

  await stay(phone).click();

  await expect(question).toBeHidden();
  await expect.poll(async () => (await cartOf(phone)).items.length).toBe(2);
  expect((await cartOf(phone)).ship_to_id).toBe(begun.id);
});
