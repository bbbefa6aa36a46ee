import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { type Change, changes, tryAgain } from '../people/losable-changes.ts';
import { type Lost, lose, losses } from '../people/lost-answer.ts';

// All of them are `npm run test:lost-answers`; these two go by key over GraphQL and by key over REST.
const sample = ['a bundle', 'a comment'];
const walked = Object.entries(changes).filter(
  ([name]) => process.env.DRAY_LOST_ANSWERS === 'whole' || sample.includes(name),
);

test.use({
  account: 'owner@zelena-vrata.example',
  viewport: { width: 1280, height: 800 },
  actionTimeout: 15_000,
  // Whoever does not know whether an order was placed asks for it, until it is there or somebody says that it is not.
  expectedComplaints: /status of 503|ERR_CONNECTION_FAILED|ERR_FAILED|404 .*\/api\/orders\/ByCart/,
});
// One cart, one journey at a time; what fails in one says nothing of the others.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** What one press keeps, once the page is through with it. */
async function keptBy(page: Page, change: Change, meanwhile: () => Promise<Lost | undefined>): Promise<number> {
  await page.unrouteAll();
  await change.open(page);
  const before = await change.stored(page);
  const lost = await meanwhile();
  await change.press(page);
  await expect.poll(async () => (await change.stored(page)) - before).toBeGreaterThan(0);
  if (change.done) await change.done(page);
  else if (lost) await expect.poll(() => lost.answered).toBe(1);
  // A page that asks again by itself does so with the same key.
  if (lost) expect(new Set(lost.keys).size).toBe(1);
  return (await change.stored(page)) - before;
}

for (const [name, change] of walked)
  test(`${name}: whatever becomes of the answer, it is made once, and the page says what holds`, async ({ page }) => {
    const usual = await keptBy(page, change, async () => undefined);

    for (const loss of losses.filter((each) => each.startsWith('done')))
      await test.step(loss, async () => {
        expect(await keptBy(page, change, () => lose(page, change.call, loss))).toBe(usual);
        await expect(page.getByRole('alert').filter({ hasText: /nepodařil|neulož|neodesl/ })).toHaveCount(0);
      });

    await test.step('not done, told so', async () => {
      await page.unrouteAll();
      await change.open(page);
      const before = await change.stored(page);
      await lose(page, change.call, 'not done, told so');
      await change.press(page);
      await expect(page.getByRole('alert').filter({ hasNotText: 'Není jisté' }).first()).toBeVisible();
      expect(await change.stored(page)).toBe(before);
      await (change.again ?? tryAgain)(page);
      await expect.poll(async () => (await change.stored(page)) - before).toBe(usual);
    });
  });
