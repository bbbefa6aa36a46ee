import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

export async function findBarriers(page: Page): Promise<string[]> {
  // In the page itself, which has no frame of another origin: otherwise each look opens a window more to add up in.
  // Of what passed, nobody reads the whole list, and no rule of these needs the style sheets fetched a second time.
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      preload: false,
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .withTags(rules)
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The dark phone stands for all; other journeys look at the light desk, and `npm run test:a11y` at every pair. */
const looks = [
  { colorScheme: 'light', size: widths[0] },
  { colorScheme: 'dark', size: widths[1] },
  { colorScheme: 'dark', size: widths[0] },
  { colorScheme: 'light', size: widths[1] },
] as const;

export async function findBarriersEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, size } of process.env.DRAY_A11Y === 'full' ? looks : looks.slice(1, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await untilPainted(page, colorScheme);
    found.push(...(await findBarriers(page)));
  }
  return found;
}

/** What a press has opened may close when the window changes: it is opened anew for every look, in the looks of its width. */
export async function findBarriersInLooks(
  page: Page,
  only: 'wide' | 'phone' | undefined,
  open: () => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, size } of looks) {
    if (only && (size === widths[0]) !== (only === 'wide')) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await open();
    await untilPainted(page, colorScheme);
    found.push(...(await findBarriers(page)).map((barrier) => `${colorScheme}, ${size.width} px: ${barrier}`));
  }
  return found;
}

/** The portal hears of the other scheme a moment later; looked at in between, old text is on new ground. */
async function untilPainted(page: Page, colorScheme: string): Promise<void> {
  const html = page.locator('html');
  const isPortal = (await html.getAttribute('data-color-scheme')) !== null;
  if (isPortal) await expect(html).toHaveAttribute('data-color-scheme', colorScheme);
  // What is in a container of its own takes its new colours with the next frame.
  await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
  // And what fades into them does so for a while; only what never ends is not waited for.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).map((each) => each.finished))',
  );
}
