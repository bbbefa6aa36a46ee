import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../people/customer.ts';
import { crawlScreen } from './crawl-screen.ts';
import type { Control } from './find-controls.ts';
import { plans, widths } from './screens.ts';
import { watchPage } from './watch-page.ts';

/** One screen in so many is crawled, and there one control in so many; the same ones each time. */
const oneIn = Number(process.env.DRAY_CRAWL_ONE_IN ?? 1);
const isDrawn = (text: string): boolean => sumOf(text) % oneIn === 0;
const sumOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

/** How many controls were pressed before, by screen; `DRAY_CRAWL_RECORD=1` writes down what this run pressed. */
const recordFile = fileURLToPath(new URL('./pressed.json', import.meta.url));
const pressedBefore: Record<string, number> = existsSync(recordFile)
  ? JSON.parse(readFileSync(recordFile, 'utf8'))
  : {};
const isRecording = process.env.DRAY_CRAWL_RECORD === '1';

// A crawl reads the complaints of the browser itself.
test.use({ expectedComplaints: /.*/, contextOptions: { reducedMotion: 'reduce' } });

for (const { account, screens } of plans)
  for (const width of widths)
    for (const [index, { path, open }] of screens.entries()) {
      const name = `${account} ${path} ${width}`;
      if (!isDrawn(name)) continue;
      // Header, menu and footer are the same everywhere; the first person presses them on each screen all the same.
      const hasShell = index === 0 || account === plans[0]?.account;
      const isWanted = (control: Control) => (hasShell || !control.isShell) && isDrawn(control.name);

      test.describe(() => {
        test.use({ account, viewport: { width, height: 800 } });

        test(name, async ({ page }) => {
          test.setTimeout(900_000);
          page.on('popup', (popup) => void popup.close());

          const { pressed, faults } = await crawlScreen(page, {
            open: () => open(page),
            watch: watchPage(page),
            isWanted,
          });

          if (isRecording) record(name, pressed);
          expect(faults).toEqual([]);
          if (oneIn === 1) expect(pressed).toBeGreaterThanOrEqual(pressedBefore[name] ?? Number.POSITIVE_INFINITY);
        });
      });
    }

/** A tenth less than was pressed: what is on a screen differs a little with the day and with what was pressed before. */
function record(name: string, pressed: number): void {
  const known = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  known[name] = Math.floor(pressed * 0.9);
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
