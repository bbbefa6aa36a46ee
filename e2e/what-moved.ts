import { expect, type Page } from '@playwright/test';
import { untilQuiet } from './until-quiet.ts';

const max = 0.02;

/** For `addInitScript`: what moves by itself is summed up, with what it was and where it went. */
export const watchingWhatMoves = `
  globalThis.whatMoved = { sum: 0, parts: [] };
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? element.tagName + ' "' + element.textContent.slice(0, 40) + '"' : 'what is gone';
  };
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(',');
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      whatMoved.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        whatMoved.parts.push(value.toFixed(4) + ' ' + nameOf(node) + ' ' + boxOf(previousRect) + ' -> ' + boxOf(currentRect));
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** What was drawn first is where it was; else what moved, with where it went. */
export async function expectNothingMoved(page: Page, what: string): Promise<void> {
  const moved = await page.evaluate<{ sum: number; parts: string[] }>('whatMoved');
  expect.soft(moved.sum, [what, ...moved.parts].join('\n')).toBeLessThanOrEqual(max);
}

/** Opens a page and waits until nothing is on its way any more. */
export async function expectStill(page: Page, path: string, what = path): Promise<void> {
  await untilQuiet(page, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await expectNothingMoved(page, what);
}
