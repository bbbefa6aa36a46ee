import { htmlPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';

const payloads = htmlPayloads();
const brewersOwn =
  '<h2>Ležák</h2><p>Plný <strong>chmelový</strong> <em>říz</em>,<br>čepujte při 7 °C.</p><ul><li>slad</li></ul>' +
  '<ol><li>sklo</li></ol><p><a href="https://a.example/x">Více</a> <a href="tel:+420777000001">Volejte</a></p>';

type Found = { html: string; strange: string[] };

test.describe('a description', () => {
  // Without the page's policy, which would stop what the cleaning left: here the cleaning is alone. Besides, this
  // browser complains of a handler when it only reads one, in a document where nothing can run.
  test.use({ account: 'shift@ulipy.example', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
  test.use({ hasOwnWindow: true });

  test('shows the brewer’s words, and of more than two hundred attacks none does anything', async ({ page }) => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    const whole = [brewersOwn, ...payloads.filter((_, index) => index % 30 === 0)];
    const outside = watchForHarm(page);
    await page.addInitScript({ content: inventProducts(whole) });
    await page.goto('/catalog/CZ100001');
    await expect(page.getByRole('tabpanel').locator('p').first()).toBeVisible();

    const shown = await page.evaluate<Found[]>(`(${showAll})(${whole.length})`);
    const cleaned = await page.evaluate<Found[]>(`(${cleanAll})(${JSON.stringify(payloads)})`);

    expect(shown[0]?.html).toBe(
      brewersOwn.replace(
        '<a href="https://a.example/x">Více</a>',
        '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">Více (otevře se na nové kartě)</a>',
      ),
    );
    expect([shown.length, cleaned.length]).toEqual([whole.length, payloads.length]);
    expect([...shown, ...cleaned].flatMap(({ strange }) => strange)).toEqual([]);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(outside).toEqual([]);
    await expect(page).toHaveURL(`/catalog/TEXT-${whole.length - 1}`);

    await page.evaluate(`document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')`);
    await expect.poll(() => page.evaluate('window.ran'), 'an attack that is not cleaned does run').toBe(1);
  });
});

/** A dialog, another window, a call to another host, code that ran: everything an attack could want. */
function watchForHarm(page: Page): string[] {
  const outside: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => outside.push(`dialog ${dialog.message()}`)));
  page.on('popup', (popup) => outside.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost') outside.push(request.url());
  });
  return outside;
}

/** Products whose number says which description they have, and that have little else; and a note when an attack runs. */
const inventProducts = (descriptions: readonly string[]): string => `
  window.alert = window.confirm = window.prompt = () => { window.ran = 1 };
  {
    const descriptions = ${JSON.stringify(descriptions)};
    const ask = window.fetch;
    let real;
    window.fetch = async (address, request) => {
      const { documentId = '', variables = {} } = address.startsWith('/graphql') ? JSON.parse(request.body) : {};
      const number = variables.sku?.startsWith('TEXT-') ? Number(variables.sku.slice(5)) : undefined;
      if (number === undefined) {
        const response = await ask(address, request);
        if (documentId.includes('ProductDetail')) real = (await response.clone().json()).data.products.items[0];
        return response;
      }
      const changed = { sku: variables.sku, name: 'Popis ' + number, description: { html: descriptions[number] } };
      const bare = { type_id: 'bundle', items: [], bundle_fields: null, related_products: [] };
      return Response.json({ data: { products: { items: [{ ...real, ...bare, ...changed }] } } });
    };
  }`;

/** Whatever is there and is none of what a description may hold. */
const strangeIn = `(place, name) => {
  const tables = ['TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'];
  const tags = ['P', 'BR', 'STRONG', 'EM', 'UL', 'OL', 'LI', 'H2', 'H3', 'A', 'BLOCKQUOTE', ...tables];
  const isKnown = ({ name, value }) =>
    (name === 'href' && /^(https:|mailto:|tel:|\\/(?![/\\\\]))/i.test(value)) || name === 'target' || name === 'rel';
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(tags.includes(element.tagName) ? [] : [name + ': ' + element.tagName]),
    ...[...element.attributes].filter((attribute) => !isKnown(attribute)).map((each) => name + ': ' + each.name),
  ]);
}`;

/** One product after the other in the same page, as links would lead there. */
const showAll = `async (count) => {
  const strangeIn = ${strangeIn};
  const found = [];
  for (let number = 0; number < count; number += 1) {
    history.pushState(null, '', '/catalog/TEXT-' + number);
    dispatchEvent(new PopStateEvent('popstate'));
    while (document.querySelector('h1')?.textContent !== 'Popis ' + number) await new Promise(requestAnimationFrame);
    const text = document.querySelector('[role="tabpanel"] > div > div');
    found.push({ html: text.innerHTML, strange: strangeIn(text, 'product ' + number) });
  }
  return found;
}`;

/** Each through the cleaner that the page has loaded, and into the page as the page puts it there. */
const cleanAll = `async (payloads) => {
  const strangeIn = ${strangeIn};
  const { name } = performance.getEntriesByType('resource').find(({ name }) => name.includes('/sanitise-html'));
  // Its name is shortened where other screens have it, too.
  const sanitiseHtml = Object.values(await import(name)).find((each) => typeof each === 'function');
  const places = payloads.map((payload) => {
    const place = document.createElement('div');
    document.querySelector('[role="tabpanel"]').append(place);
    place.replaceChildren(sanitiseHtml(payload, 'new tab'));
    return place;
  });
  // What starts by itself does so before the next picture is drawn.
  await new Promise(requestAnimationFrame);
  return places.map((place, index) => ({ html: place.innerHTML, strange: strangeIn(place, payloads[index]) }));
}`;
