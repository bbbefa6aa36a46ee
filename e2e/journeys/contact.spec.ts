import type { Language } from '@dray/contract/languages.ts';
import { expect, test } from '../people/customer.ts';

type Texts = { title: string; own: string | undefined; requests: string; service: string };

const textsOf: Partial<Record<Language, Texts>> = {
  en: { title: 'Contact', own: undefined, requests: 'Requests 8:00 to 6:00 pm', service: 'Service Mon-Fri' },
  cs: { title: 'Kontakt', own: 'Česko', requests: 'Požadavky 8:00–18:00', service: 'Servis po–pá' },
  it: { title: 'Contatti', own: 'Italia', requests: 'Richieste 8:00–18:00', service: 'Servizio lun–ven' },
  sk: { title: 'Kontakt', own: 'Slovensko', requests: 'Požiadavky 8:00–18:00', service: 'Servis po–pi' },
  es: {
    title: 'Contacto',
    own: 'España',
    requests: 'Solicitudes de 8:00 a 18:00',
    service: 'Servicio de lunes a viernes',
  },
};

for (const [language, { title, own, requests, service }] of Object.entries(textsOf) as [Language, Texts][]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the contacts of four markets are shown, the own one first', async ({ page }) => {
      await page.goto('/contact');

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${title} – Dray`);
      await expect(page.getByText(requests)).toHaveCount(4);
      await expect(page.getByText(service)).toHaveCount(4);
      if (own) await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(own);
    });
  });
}

test('each market can be called on two numbers and written to', async ({ page }) => {
  await page.goto('/contact');
  const markets = page.getByRole('article');
  await expect(markets).toHaveCount(4);

  for (const market of await markets.all()) {
    await expect(market.locator('a[href^="tel:+"]')).toHaveCount(2);
    await expect(market.locator('a[href^="mailto:"]')).toHaveCount(1);
    await expect(market.locator('address')).toBeVisible();
  }
});

test.describe('by the clock', () => {
  test.use({ hasOwnWindow: true });

  test('on a working day at ten everybody is open, on Saturday nobody, whatever the device believes', async ({
    page,
  }) => {
    // Every answer tells the server's time, and the portal goes by that.
    await page.addInitScript({
      content: `localStorage.serverSays ??= 'Thu, 12 Nov 2026 09:00:00 GMT';
        const read = Headers.prototype.get;
        Headers.prototype.get = function (name) {
          return name === 'date' ? localStorage.serverSays : read.call(this, name);
        };`,
    });
    await page.goto('/contact');
    await expect(page.getByText('Nyní otevřeno')).toHaveCount(4);

    await page.clock.setFixedTime(new Date('2026-11-12T02:00:00Z'));
    await page.reload();
    await expect(page.getByText('Nyní otevřeno')).toHaveCount(4);

    await page.evaluate("localStorage.serverSays = 'Sat, 14 Nov 2026 09:00:00 GMT'");
    await page.reload();
    await expect(page.getByText('Nyní zavřeno')).toHaveCount(4);
  });
});

test('the contacts take the place that was kept for them', async ({ page }) => {
  const contacts = Promise.withResolvers<void>();
  await page.route('**/api/contacts*', async (route) => {
    await contacts.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Načítá se…');
  // Measured in its own letters: those that stand in for them until they come are wider.
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const [ownKept, nextKept] = await Promise.all(
    ['article >> nth=0', 'article >> nth=1'].map((part) => page.locator(part).boundingBox()),
  );

  contacts.resolve();
  await expect(page.getByRole('article')).toHaveCount(4);

  expect(await page.locator('article >> nth=0').boundingBox()).toEqual(ownKept);
  expect(await page.locator('article >> nth=1').boundingBox()).toEqual(nextKept);
});

test('without any contact the page says so', async ({ page }) => {
  await page.route('**/api/contacts*', (route) => route.fulfill({ json: { contacts: [] } }));
  await page.goto('/contact');

  await expect(page.getByRole('heading', { name: 'Zatím žádné kontakty' })).toBeVisible();
});

test.describe('when the contacts cannot be read', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('the reader is told why, with a reference, and another try succeeds', async ({ page }) => {
    await page.route('**/api/contacts*', (route) =>
      route.fulfill({ status: 500, json: { code: 'FAULT', message: 'Něco se nepovedlo', requestId: 'ref-42' } }),
    );
    await page.goto('/contact');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Kontakty se nepodařilo načíst.');
    await expect(alert).toContainText('Něco se nepovedlo');
    await expect(alert).toContainText('Kód chyby ref-42');

    await page.unroute('**/api/contacts*');
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();

    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(alert).toBeHidden();
  });
});

test('the first page leads to the sign-in, and from there to the contacts', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Zobrazit kontakty' }).click();

  await expect(page).toHaveURL(/\/contact$/);
});
