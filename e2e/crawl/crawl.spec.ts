import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { routePaths } from '@dray/contract/section-table.ts';
import { expect, test } from '../people/customer.ts';
import { walkTo } from '../walk.ts';
import type { CrawledScreen } from './crawl-plan.ts';
import { crawlScreen } from './crawl-screen.ts';
import type { Control } from './find-controls.ts';
import { isControlDrawn, isScreenDrawn, sampleSeed } from './sample.ts';
import { pathsWithShell, plans, widths, withoutScreen } from './screens.ts';
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

for (const { account, isInTurn, screens } of plans)
  test.describe(() => {
    test.describe.configure({ mode: isInTurn ? 'default' : 'parallel' });
    for (const width of widths)
      for (const [index, screen] of screens.entries()) declare(account, width, screen, index === 0);
  });

function declare(account: string | undefined, width: number, { path, open }: CrawledScreen, isFirst: boolean): void {
  const name = `${account ?? 'a visitor'} ${path} ${width}`;
  if (!isScreenDrawn(name)) return;
  const hasShell = isFirst || pathsWithShell.includes(path);
  const isWanted = (control: Control) => (hasShell || !control.isShell) && isControlDrawn(control.name);

  test.describe(() => {
    test.use({ account, viewport: { width, height: 800 } });

    test(name, async ({ page }) => {
      test.setTimeout(900_000);
      // What never comes is named, and does not take the time of all that is left.
      page.setDefaultTimeout(60_000);
      page.on('popup', (popup) => void popup.close());

      const { pressed, faults } = await crawlScreen(page, {
        open: (again) => open(page, again),
        watch: watchPage(page),
        isWanted,
        hasShellOpened: isFirst,
      });

      expect(faults).toEqual([]);
      if (isRecording) await record(name, pressed);
      else if (!sampleSeed) expect(pressed).toBeGreaterThanOrEqual(pressedBefore[name] ?? Number.POSITIVE_INFINITY);
    });
  });
}

test.describe('the plans', () => {
  test.use({ account: 'owner@ulipy.example' });

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

/**
 * A tenth less than was pressed: what is on a screen differs a little with the day and with what was pressed before. One
 * worker writes at a time, or a figure would be lost.
 */
async function record(name: string, pressed: number): Promise<void> {
  const turn = `${recordFile}.turn`;
  await expect
    .poll(
      () =>
        mkdir(turn).then(
          () => true,
          () => false,
        ),
      { intervals: [20] },
    )
    .toBe(true);
  try {
    const known = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
    known[name] = Math.floor(pressed * 0.9);
    const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => a.localeCompare(b)));
    writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
  } finally {
    await rmdir(turn);
  }
}
