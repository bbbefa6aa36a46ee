import { expect, test } from '../people/customer.ts';
import { crawlScreen } from './crawl-screen.ts';
import type { Control } from './find-controls.ts';
import { plans, widths } from './screens.ts';
import { watchPage } from './watch-page.ts';

/** One control in so many is pressed; the same ones each time. */
const oneIn = Number(process.env.DRAY_CRAWL_ONE_IN ?? 1);
const isChosen = ({ name }: Control): boolean => sumOf(name) % oneIn === 0;
const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

// A crawl of its own, whose complaints it reads itself.
test.use({ expectedComplaints: /.*/ });

for (const { account, screens } of plans)
  for (const width of widths)
    for (const { path, least } of screens)
      test.describe(() => {
        test.use({ account, viewport: { width, height: 800 } });

        test(`${account} presses everything on ${path} at ${width} px`, async ({ page }) => {
          test.setTimeout(oneIn === 1 ? 600_000 : 120_000);

          const { pressed, found, faults } = await crawlScreen(page, { path, watch: watchPage(page), isChosen });

          expect(faults).toEqual([]);
          expect(found).toBeGreaterThanOrEqual(least);
          if (oneIn === 1) expect(pressed).toBeGreaterThanOrEqual(least - 2);
        });
      });
