import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routePaths } from '@dray/contract/section-table.ts';
import { expect, test } from '../people/customer.ts';
import { walkTo } from '../walk.ts';
import { crawlScreen } from './crawl-screen.ts';
import type { Control } from './find-controls.ts';
import { isControlDrawn, isScreenDrawn, sampleSeed } from './sample.ts';
import { plans, widths, withoutScreen } from './screens.ts';
import { watchPage } from './watch-page.ts';

/** How many controls were pressed before, by screen; `DRAY_CRAWL_RECORD=1` writes down what this run pressed. */
const recordFile = fileURLToPath(new URL('./pressed.json', import.meta.url));
const pressedBefore: Record<string, number> = existsSync(recordFile)
  ? JSON.parse(readFileSync(recordFile, 'utf8'))
  : {};
const isRecording = process.env.DRAY_CRAWL_RECORD === '1';

/** Nothing has ended yet, so the pages that tell of it lead home. */
const notThere = /^(Tuto stránku nemůžeme najít|Dobr|Vítejte)/;

// A crawl reads the complaints of the browser itself.
test.use({ expectedComplaints: /.*/, contextOptions: { reducedMotion: 'reduce' } });

for (const { account, screens } of plans)
  for (const width of widths)
    for (const [index, { path, open }] of screens.entries()) {
      const name = `${account ?? 'a visitor'} ${path} ${width}`;
      if (!isScreenDrawn(name)) continue;
      // Header, menu and footer are the same everywhere; the first person presses them on each screen all the same.
      const hasShell = index === 0 || account === plans[0]?.account;
      const isWanted = (control: Control) => (hasShell || !control.isShell) && isControlDrawn(control.name);

      test.describe(() => {
        test.use({ account, viewport: { width, height: 800 } });

        test(name, async ({ page }) => {
          test.setTimeout(900_000);
          page.on('popup', (popup) => void popup.close());

          const { pressed, faults } = await crawlScreen(page, {
            open: (again) => open(page, again),
            watch: watchPage(page),
            isWanted,
            hasShellOpened: index === 0,
          });

          expect(faults).toEqual([]);
          if (isRecording) record(name, pressed);
          else if (!sampleSeed) expect(pressed).toBeGreaterThanOrEqual(pressedBefore[name] ?? Number.POSITIVE_INFINITY);
        });
      });
    }

test.describe('the plans', () => {
  test.use({ account: plans[0]?.account });

  test('leave out no screen', async ({ page }) => {
    const planned = plans.flatMap(({ screens }) => screens.map(({ route }) => route));
    expect(routePaths.filter((path) => !planned.includes(path))).toEqual(withoutScreen);
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();

    for (const path of withoutScreen) {
      const { heading } = await walkTo(page, path.replace(/\$\w+/, 'x'));
      expect(heading, path).toMatch(notThere);
    }
  });
});

/** A tenth less than was pressed: what is on a screen differs a little with the day and with what was pressed before. */
function record(name: string, pressed: number): void {
  const known = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  known[name] = Math.floor(pressed * 0.9);
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
