import type { Page } from '@playwright/test';
import { findBarriersEverywhere } from '../find-barriers.ts';
import { continueAs, test as customer, expect, findSession } from '../people/customer.ts';

/** The same person on a telephone, beside the first window. */
const test = customer.extend<{ phone: Page }>({
  phone: async ({ page, account, browser, baseURL }, use) => {
    const session = findSession(account ?? '');
    if (!session) throw new Error('The first device must be signed in');
    await page.goto('/training');
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    const phone = await context.newPage();
    await continueAs(phone, session);
    await use(phone);
    await context.close();
  },
});

// One person's progress, one journey at a time; no other journey learns with this account.
test.describe.configure({ mode: 'serial' });
test.use({ account: 'admin@kopretina.example', contextOptions: { reducedMotion: 'reduce' } });

const course = 'Hygiena výčepu';
const goOn = (page: Page) => page.getByRole('button', { name: /^Označit (za\spřečtené )?a\s(pokračovat|dokončit)/ });
const chapters = (page: Page) => page.getByRole('region', { name: course });

test('who has begun nothing is offered the shortest new course first, and the team is no table of zeros', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/training');
  const next = page.getByRole('region', { name: 'Jak číst fakturu za pivo' });

  await expect(next).toContainText('nejkratší');
  await expect(next.getByRole('link', { name: 'Začít' })).toBeInViewport({ ratio: 1 });
  const chips = page.getByRole('navigation', { name: 'Výběr školení' });
  expect((await next.boundingBox())?.y).toBeLessThan((await chips.boundingBox())?.y ?? 0);
  await expect(page.getByText(/^Z\svašeho týmu zatím nikdo nezačal/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zkopírovat odkaz' })).toBeVisible();
  expect(await findBarriersEverywhere(page)).toEqual([]);
});

test('a course begun on one device is finished on another', async ({ page, phone }) => {
  await page.getByRole('link', { name: course }).click();
  await expect(chapters(page)).toContainText('0 / 4');
  await goOn(page).click();
  await expect(chapters(page)).toContainText('1 / 4');
  await expect(page).toHaveURL(/chapter=/);

  await phone.goto('/training');
  await expect(phone.getByRole('heading', { name: new RegExp(`${course}.*Kapitola 2`) })).toBeVisible();
  await phone.getByRole('link', { name: 'Pokračovat v\u00a0kurzu' }).click();
  for (const done of [2, 3, 4]) {
    await goOn(phone).click();
    await expect(chapters(phone)).toContainText(`${done} / 4`);
  }
  await expect(phone.getByText(/^Dokončeno: /)).toBeVisible();

  await page.goto('/training');
  await expect(page.getByRole('heading', { level: 3 }).last()).toHaveText(new RegExp(course));
  await page.goto('/training?show=finished');
  await expect(page.getByRole('link', { name: course })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: new RegExp(course) })).toHaveAttribute('aria-valuenow', '100');
});

test('a question is answered by keys, and the verdict is shown in words', async ({ page }) => {
  await page.goto('/training/cz-pouring');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const verdict = page.getByRole('group').locator('..').getByRole('status');
  await expect(verdict).toContainText('Zatím ne');

  await page.keyboard.press('ArrowUp');
  await expect(verdict).toBeEmpty();
  await page.keyboard.press('Enter');

  await expect(verdict).toContainText('Správně');
});

test('a video does not begin by itself, has captions, and goes on where it was left', async ({ page }) => {
  await page.goto('/training/cz-pouring');
  await page.getByRole('link', { name: /^2 ?Tři způsoby/ }).click();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  expect(await page.evaluate<boolean>("document.querySelector('video').paused")).toBe(true);

  const captions = page.getByRole('button', { name: 'Titulky' });
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  const kept = page.waitForResponse(/\/progress/);
  await page.evaluate(`
    const video = document.querySelector('video');
    video.currentTime = 3;
    video.dispatchEvent(new Event('pause'));
  `);
  await kept;
  await page.reload();

  await expect
    .poll(() => page.evaluate<number>("document.querySelector('video')?.currentTime ?? 0"))
    .toBeGreaterThanOrEqual(3);
});

test.describe('in a team of several', () => {
  test.use({ account: 'owner@zelena-vrata.example' });

  test('who has begun stands in the team’s table, the others are one sentence that names them', async ({ page }) => {
    await page.goto('/training/cz-draught-hygiene');
    await goOn(page).click();
    await expect(chapters(page)).toContainText('1 / 4');
    await page.goto('/training');
    const team = page.getByRole('table', { name: 'Váš tým' });
    await expect(team.getByRole('row')).toHaveCount(2);
    await expect(team.getByRole('row').last()).toContainText('1');
    const others = page.getByRole('button', { name: /ještě neza/ });
    const count = Number.parseInt((await others.textContent()) ?? '', 10);
    const names = page.locator(`[id="${await others.getAttribute('aria-controls')}"] li`);
    await expect(names.first()).toBeHidden();

    await others.click();

    await expect(names.first()).toBeVisible();
    await expect(names).toHaveCount(count);
    // What is begun comes before what is new.
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(new RegExp(course));
    expect(await findBarriersEverywhere(page)).toEqual([]);
  });
});
