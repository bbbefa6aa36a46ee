import { pseudoText } from '@dray/contract/texts/test-pseudo-text.ts';
import summary from '../../web/src/i18n/en/summary.json' with { type: 'json' };
import { ordering, plans, whyNotOrdered } from '../crawl/screens.ts';
import { expect, test } from '../people/customer.ts';
import { pseudoReader } from '../pseudo/pseudo-reader.ts';

// Every screen somebody can come to, in one go for each account.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, language: 'en', expectedComplaints: /status of 404/ });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The crawl's screens; the buyer here shares their cart with no other journey. */
const walks = plans.map((plan) =>
  plan.isInTurn
    ? {
        account: 'owner@javorinka.example',
        screens: ordering({ shipToId: '100310', sku: 'SK100017', pallets: 1 }, pseudoText(summary.place)),
      }
    : plan,
);

// The person with the fewest screens walks with the journeys, everybody by `npm run test:pseudo`.
const isWhole = process.env.DRAY_PSEUDO === 'whole';
const short = [undefined, 'accountant@tatravelko.example'];

for (const { account, screens } of walks.filter((walk) => isWhole || short.includes(walk.account))) {
  test.describe(account ?? 'a visitor', () => {
    test.use({ account });

    test('reads no text outside of the catalogues, and none that is cut off', async ({ page }) => {
      const reader = await pseudoReader(page, [whyNotOrdered]);

      for (const screen of screens) {
        await reader.arriveAt(screen);
        expect.soft(await reader.findFaults(), screen.path).toEqual([]);
      }
    });
  });
}

test('a text that is in no catalogue is found, and so is one that is cut off', async ({ page }) => {
  const reader = await pseudoReader(page, []);
  const [contact] = plans.flatMap(({ screens }) => screens).filter(({ path }) => path === '/contact');
  if (contact) await reader.arriveAt(contact);

  // Element by element: the page's policy takes markup from nobody.
  await page.evaluate(`
    const narrow = 'width: 60px; white-space: nowrap; ';
    const add = (name, text, style, its = {}) => {
      const element = Object.assign(document.createElement(name), { textContent: text, ...its });
      element.style.cssText = style;
      document.querySelector('main').append(element);
    };
    add('p', 'Call us today', '', { title: 'Read more' });
    add('div', '⟦Çààll ûûš ţôôďààý⟧', narrow + 'overflow: hidden');
    add('div', '⟦Ôôřďééř ñôôw⟧', narrow + 'overflow: hidden; text-overflow: ellipsis');
    add('button', '⟦Šééñďé ţôô îîţ⟧', narrow + 'padding: 0');
    add('div', '⟦Ţôôô wîîďé⟧', 'width: 400px');
  `);

  expect((await reader.read()).map((fault) => fault.replace(/ (at|by) .* is /, ' is '))).toEqual([
    '“Call us today” is in no catalogue',
    '“Read more” is in no catalogue',
    expect.stringMatching(/^the page is \d+ px wide is cut off$/),
    '“⟦Çààll ûûš ţôôďààý⟧” is cut off',
    '“⟦Ôôřďééř ñôôw⟧” is cut off',
    '“⟦Šééñďé ţôô îîţ⟧” is cut off',
  ]);
});
