import type { Page } from '@playwright/test';
import { type Control, comeToRest, findControls, findFaultsOnPage, lookFromInside } from './find-controls.ts';
import { pressControl } from './press-control.ts';
import type { PageWatch } from './watch-page.ts';

export type Crawled = { pressed: number; found: number; faults: string[] };

/** Presses each control of a screen, coming back to it whenever a press led away or opened something. */
export async function crawlScreen(
  page: Page,
  { path, watch, isChosen }: { path: string; watch: PageWatch; isChosen: (control: Control) => boolean },
): Promise<Crawled> {
  const open = async () => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await comeToRest(page);
    return findControls(page);
  };
  await lookFromInside(page);
  let controls = await open();
  const names = controls.map(({ name }) => name);
  const faults = [...watch.faults(), ...(await seenAfterOpening(page))].map((fault) => `when opened: ${fault}`);
  let pressed = 0;
  let isUntouched = true;

  for (const name of names) {
    const wanted = controls.find((control) => control.name === name);
    if (!wanted || !isChosen(wanted)) continue;
    if (!isUntouched) controls = await open();
    const control = controls.find((its) => its.name === name);
    if (!control || !(await pressControl(page, control))) continue;
    isUntouched = false;
    pressed += 1;
    await comeToRest(page);
    faults.push(...[...watch.faults(), ...(await findFaultsOnPage(page))].map((fault) => `after ${name}: ${fault}`));
  }
  return { pressed, found: names.length, faults };
}

/** Where the focus is before anybody has pressed anything is the browser's affair. */
const seenAfterOpening = async (page: Page): Promise<string[]> =>
  (await findFaultsOnPage(page)).filter((fault) => !fault.startsWith('the focus'));
