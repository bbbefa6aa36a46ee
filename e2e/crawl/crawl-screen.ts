import type { Page } from '@playwright/test';
import { type Control, findControls, findFaultsOnPage, lookFromInside } from './find-controls.ts';
import { pressControl } from './press-control.ts';
import type { PageWatch } from './watch-page.ts';

type Crawl = {
  /** Comes to the screen as it is when somebody opens it; again means that the program may be kept. */
  open: (again: boolean) => Promise<unknown>;
  watch: PageWatch;
  isWanted: (control: Control) => boolean;
  /** What header and menu open is the same on every screen. */
  hasShellOpened: boolean;
};
export type Crawled = { pressed: number; faults: string[] };

/** Presses each control of a screen, and each that another one opens, on a screen that is opened anew each time. */
export async function crawlScreen(page: Page, { open, watch, isWanted, hasShellOpened }: Crawl): Promise<Crawled> {
  await lookFromInside(page);
  let controls = await begin(false);
  const base = new Set(controls.map(({ name }) => name));
  const shell = new Set(controls.filter(({ isShell }) => isShell).map(({ name }) => name));
  const address = page.url();
  const faults = [...watch.faults(), ...(await seenAfterOpening(page))].map((fault) => `when opened: ${fault}`);
  const done = new Set<string>();
  // Each a way: a control of the screen, or one that opens another and that other one.
  const ways = controls.filter(isWanted).map(({ name }) => [name]);
  let pressed = 0;
  let isUntouched = true;

  for (const way of ways) {
    const isThere = () => controls.some(({ name }) => name === way[0]);
    if (!isUntouched) controls = await begin(true);
    // Something that opened late may lie over it.
    if (!isThere()) controls = await begin(false);
    isUntouched = !(await walk(way));
  }
  return { pressed, faults };

  async function begin(again: boolean): Promise<Control[]> {
    await open(again);
    await watch.rest();
    return findControls(page);
  }

  /** Answers whether the screen may no longer be as it was when opened. */
  async function walk(way: readonly string[]): Promise<boolean> {
    let isTouched = false;
    for (const [depth, name] of way.entries()) {
      if (!(await press(name, depth === 0))) return isTouched;
      isTouched = true;
      await watch.rest();
      if (depth === way.length - 1) {
        pressed += 1;
        const found = [...watch.faults(), ...(await findFaultsOnPage(page))];
        faults.push(...found.map((fault) => `after ${way.join(' → ')}: ${fault}`));
      }
      if (page.url() !== address) return true;
      controls = await findControls(page);
    }
    noteOpened(way);
    return true;
  }

  /** One that is seen and cannot be pressed, because it is covered or never stands still, is a fault, too. */
  async function press(name: string, isFirst: boolean): Promise<boolean> {
    const find = () => controls.find((control) => control.name === name);
    const tryIt = async () => {
      const control = find();
      return control !== undefined && pressControl(page, control);
    };
    try {
      // What the press before this one opened late may lie over it.
      return await tryIt().catch(async (error: unknown) => {
        if (!isFirst) throw error;
        controls = await begin(false);
        return tryIt();
      });
    } catch (error) {
      // Something modal has come besides what was opened: it is pressed when it is alone.
      if (!isFirst && (await page.locator('dialog:modal').count()) > 0) return false;
      const reason = /(<[^>]*>[^\n]*intercepts pointer events|not stable|outside of the viewport)/.exec(String(error));
      faults.push(`${name} cannot be pressed: ${reason?.[0] ?? error}`);
      return false;
    }
  }

  function noteOpened(way: readonly string[]): void {
    if (way.length > 1 || (!hasShellOpened && shell.has(way[0] ?? ''))) return;
    for (const control of controls) {
      if (base.has(control.name) || done.has(control.name) || !isWanted(control)) continue;
      done.add(control.name);
      ways.push([...way, control.name]);
    }
  }
}

/** Where the focus is before anybody has pressed anything is the browser's affair. */
const seenAfterOpening = async (page: Page): Promise<string[]> =>
  (await findFaultsOnPage(page)).filter((fault) => !fault.startsWith('the focus'));
