import { htmlPayloads } from '@dray/contract/catalogue/test-html-payloads.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';

const payloads = htmlPayloads();
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
];

// Without the page's policy, which would stop what the screens let through: here they are alone.
test.use({
  account: 'owner@ulipy.example',
  bypassCSP: true,
  hasOwnWindow: true,
  expectedComplaints: /status of 404|ERR_|Failed to load|React has blocked/,
});
test.setTimeout(120_000);

type Item = Record<string, unknown>;

/** As many as there are attacks, each in every text and address that an item of content has. */
const attacked = (item: Item): Item[] =>
  payloads.map((payload, index) => {
    const link = addresses[index % addresses.length];
    const texts = ['title', 'summary', 'html', 'name', 'fileName', 'eventPlace'].filter((field) => field in item);
    return {
      ...item,
      ...Object.fromEntries(texts.map((field) => [field, payload])),
      id: `x-${index}`,
      path: `x-${index}`,
      ...('image' in item ? { image: { link, alt: payload } } : {}),
      ...('preview' in item ? { preview: { link }, link } : {}),
      ...('files' in item
        ? { files: [{ id: `f-${index}`, name: payload, type: 'image/svg+xml', size: 1, link }] }
        : {}),
    };
  });

/** Everything that content brings is an attack now; its lists and its single items. */
async function attackContent(page: Page): Promise<string[]> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => harm.push(`dialog ${dialog.message()}`)));
  page.on('popup', (popup) => harm.push(`popup ${popup.url()}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    // A picture may name any address; without an answer it is none.
    if (protocol.startsWith('http') && hostname !== 'localhost' && request.resourceType() !== 'image')
      harm.push(request.url());
  });
  await page.addInitScript({ content: 'window.alert = window.confirm = window.prompt = () => { window.ran = 1 };' });
  await page.route(/\/content\/(articles|faqitems|knowledgebase|downloadmaterial)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { results: Item[] };
    const results = answer.results[0] ? attacked(answer.results[0]) : [];
    await route.fulfill({ response, json: { ...answer, results, total: results.length, offset: 0 } });
  });
  await page.route(/\/content\/articles\/x-\d+\?/, async (route) => {
    const list = await page.request.get('/content/articles?limit=1', {
      headers: { authorization: (await route.request().allHeaders()).authorization ?? '' },
    });
    const [first = {}] = ((await list.json()) as { results: Item[] }).results;
    const index = Number(/x-(\d+)/.exec(route.request().url())?.[1]);
    await route.fulfill({ json: { ...attacked(first)[index], asOf: null } });
  });
  return harm;
}

/** Elements and attributes that no text of ours ever makes. */
const findStrange = `[...document.querySelectorAll('main *')].flatMap((element) => [
  ...(['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'META', 'STYLE', 'MATH'].includes(element.tagName) ? [element.tagName] : []),
  ...[...element.attributes].filter(({ name }) => /^on|^srcdoc$|^formaction$/i.test(name)).map(({ name }) => element.tagName + ' ' + name),
])`;

for (const path of ['/news', '/marketing-materials', '/support/faq', '/support/knowledge-base'])
  test(`of more than two hundred attacks in every text and address none does anything on ${path}`, async ({ page }) => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    const harm = await attackContent(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText('<script>alert(1)</script>', { exact: true }).first()).toBeVisible();
    // What is folded away is shown, too.
    const folded = page.getByRole('main').locator('button[aria-expanded=false]');
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) (button as unknown as { click(): void }).click();
    });
    await page.waitForTimeout(500);

    expect(await page.evaluate(findStrange)).toEqual([]);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(harm).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`${path}(#.*)?$`));
  });

test('an article made of attacks is shown as harmless words, with files that only their names tell', async ({
  page,
}) => {
  const harm = await attackContent(page);
  for (const index of [0, 40, 90, 150, 199]) {
    await page.goto(`/news/x-${index}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    expect(await page.evaluate(findStrange)).toEqual([]);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  }
  expect(harm).toEqual([]);
});
