import { expect, type Locator, type Page } from '@playwright/test';
import type { CrawledScreen } from '../crawl/crawl-plan.ts';
import { isUntouched } from '../people/shared-window.ts';
import { everythingHasCome, walkTo } from '../walk.ts';
import { knownData } from './known-data.ts';
import { speakPseudo } from './speak-pseudo.ts';

type Found = { text: string; where: string };

const openers = 'button[aria-haspopup]:not([disabled])';
/** Grey shapes in place of what is on its way. */
const shapes = 'div[aria-hidden=true][inert]';
const opened = '[role=dialog], [role=menu], [role=listbox], dialog[open]';

/** Somebody who reads the page in the pseudo-language, and everything that opens over it. */
export async function pseudoReader(page: Page, knownBesides: readonly string[]) {
  const allHasCome = everythingHasCome(page);
  const data = knownData(page, knownBesides);
  const known = new Set<string>();
  await page.addInitScript({ content: "localStorage.lang = 'en'" });
  await speakPseudo(page);

  return {
    async arriveAt({ path, open, isPlain }: CrawledScreen): Promise<void> {
      // By the router where that is enough: many times faster.
      if (isPlain && !isUntouched(page)) await walkTo(page, path);
      else await open(page, false);
      await isThere();
      await expect(page.locator('body')).toContainText('⟦');
    },

    /** What cannot be read here as it should, without and with what can be opened. */
    async findFaults(): Promise<string[]> {
      const faults = await read();
      for (const opener of await page.locator(openers).all())
        if (await isNew(opener)) faults.push(...(await readOver(opener)));
      return [...new Set(faults)];
    },
    read,
  };

  async function isThere(): Promise<void> {
    await allHasCome();
    await expect(page.locator(shapes)).toHaveCount(0);
  }

  async function read(): Promise<string[]> {
    const found = await page.evaluate<Found[]>('drayPseudo.findTexts()');
    const clipped = await page.evaluate<string[]>('drayPseudo.findClipped()');
    const foreign = await Promise.all(found.map(async ({ text, where }) => [await data.foreignPartOf(text), where]));
    return [
      ...foreign.flatMap(([rest, where]) => (rest ? [`“${rest}” at ${where} is in no catalogue`] : [])),
      ...clipped.map((text) => `${text} is cut off`),
    ];
  }

  /** Those of the frame are the same on every screen, those of a row as in the row before. */
  async function isNew(opener: Locator): Promise<boolean> {
    if (!(await opener.isVisible())) return false;
    const words = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    const name = `${await opener.getAttribute('class')} ${/⟦.{0,9}/u.exec(words)?.[0]}`;
    return known.size < known.add(name).size;
  }

  async function readOver(opener: Locator): Promise<string[]> {
    await opener.click();
    await page.locator(opened).filter({ visible: true }).first().waitFor();
    await isThere();
    const faults = await read();
    await page.keyboard.press('Escape');
    await expect(page.locator(opened).filter({ visible: true })).toHaveCount(0);
    return faults;
  }
}
