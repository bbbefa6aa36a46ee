import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gallery.ts';

const rowOf = (page: Page) => page.locator('[data-specimen="chips in little room"] ul');
const chip = (page: Page, number: number) => rowOf(page).getByRole('link', { name: `Kind ${number}` });
const arrow = (page: Page, name: string) =>
  page.locator('[data-specimen="chips in little room"]').getByRole('button', { name });

/** Not one pixel of it beyond an end of the row. */
const isWhole = (each: Locator) =>
  each.evaluate((element) => {
    const [box, row] = [element.getBoundingClientRect(), element.closest('ul')?.getBoundingClientRect()];
    return row !== undefined && box.left >= row.left && box.right <= row.right;
  });

// In a wide window chips break into lines; there is a mouse at a small window, too.
test.use({ viewport: { width: 360, height: 740 } });

test('what is chosen in a row of chips is in sight from the beginning, and both ends show that there is more', async ({
  open,
}) => {
  const page = await open({ part: 'pictures' });

  await expect.poll(() => isWhole(chip(page, 5))).toBe(true);
  await expect(rowOf(page)).toHaveAttribute('data-more', 'both');
  await expect(rowOf(page)).toHaveCSS('mask-image', /transparent|rgba\(0, 0, 0, 0\)/);
});

/** It goes while the row still slides: between the look and the press, too. */
async function pressWhileThere(arrow: Locator): Promise<void> {
  while (await arrow.isVisible()) await arrow.click({ timeout: 2_000 }).catch(() => expect(arrow).toBeHidden());
}

test('a mouse without a wheel reaches every chip by the arrows, which go where there is no more', async ({ open }) => {
  const page = await open({ part: 'pictures' });
  const [left, right] = [arrow(page, 'Posunout doleva'), arrow(page, 'Posunout doprava')];

  await expect(right).toBeVisible();
  await pressWhileThere(right);
  expect(await isWhole(chip(page, 8))).toBe(true);
  // The focus went on to the arrow that leads back.
  await expect(left).toBeFocused();

  await pressWhileThere(left);
  expect(await isWhole(chip(page, 0))).toBe(true);
  await expect(rowOf(page)).toHaveAttribute('data-more', 'end');
});

test('the keyboard brings each chip into sight as it comes to it, and no arrow is in its way', async ({ open }) => {
  const page = await open({ part: 'pictures' });
  await expect(rowOf(page)).toHaveAttribute('data-more', 'both');
  await chip(page, 0).focus();

  for (let number = 0; number <= 8; number += 1) {
    await expect(chip(page, number)).toBeFocused();
    expect(await isWhole(chip(page, number))).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('a thumb pushes a row of chips to its end, and the chip that was chosen does not pull it back', async ({
  open,
}) => {
  const page = await open({ part: 'pictures' });
  await rowOf(page).scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const { x, y } = (await rowOf(page).boundingBox()) ?? { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  for (let pushes = 0; pushes < 6; pushes += 1) {
    await touch('touchStart', { x: x + 240, y: y + 24 });
    for (let way = 0; way <= 200; way += 20) await touch('touchMove', { x: x + 240 - way, y: y + 24 });
    await touch('touchEnd');
  }

  await expect(rowOf(page)).toHaveAttribute('data-more', 'start');
  expect(await isWhole(chip(page, 8))).toBe(true);
});
