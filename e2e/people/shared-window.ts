import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { holdBackAtRandom } from './held-back-at-random.ts';

type Script = Awaited<ReturnType<Page['addInitScript']>>;
type Emulated = Parameters<Page['emulateMedia']>[0] & { viewport: ViewportSize | null };

/** Where nothing of the portal runs, though in its process: another one would have to begin with nothing compiled. */
const nothing = '/favicon.svg';

/** Whether the journey has not opened anything yet. */
export const isUntouched = (page: Page): boolean => page.url() === 'about:blank' || page.url().endsWith(nothing);

/** Who is handed over to a tool on arrival (T28) is on their way there, which interrupts the first call. */
export const leave = (page: Page) => page.goto(nothing).catch(() => page.goto(nothing));

/**
 * One window for all journeys of a worker. A new one for each, with its process and with nothing in the browser's cache,
 * took more time than most journeys; what a journey leaves behind is taken back before the next one.
 */
export function sharedWindow(browser: Browser) {
  let shared: Page | undefined;

  return {
    async lend(journey: string, { viewport, ...media }: Emulated): Promise<{ page: Page; takeBack(): Promise<void> }> {
      // Without a size it would have that of the journey which comes first.
      const options = { baseURL: process.env.DRAY_URL ?? '', viewport: { width: 1280, height: 720 } };
      shared ??= await openWindow(await browser.newContext(options));
      const page = shared;
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, ...media });
      const scripts = collectScripts(page);
      await page.addInitScript({ content: forgetOthers(journey) });
      return { page, takeBack: () => takeBack(page, scripts) };
    },
  };
}

async function openWindow(context: BrowserContext): Promise<Page> {
  await holdBackAtRandom(context);
  return context.newPage();
}

/** Before anything of the portal runs: what the last journey stored, until it was over, is not there any more. */
const forgetOthers = (journey: string): string => `if (sessionStorage.journey !== ${JSON.stringify(journey)}) {
  sessionStorage.clear();
  localStorage.clear();
  sessionStorage.journey = ${JSON.stringify(journey)};
}`;

/** Those that a journey adds for every page it opens. */
function collectScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  const add = Object.getPrototypeOf(page).addInitScript.bind(page) as Page['addInitScript'];
  page.addInitScript = async (...given: Parameters<typeof add>) => {
    const script = await add(...given);
    scripts.push(script);
    return script;
  };
  return scripts;
}

async function takeBack(page: Page, scripts: readonly Script[]): Promise<void> {
  const context = page.context();
  await closeOthers(context, page);
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await Promise.all(scripts.map((script) => script.dispose()));
  await leave(page);
  await page.mouse.move(0, 0);
  await context.clearCookies();
}

const closeOthers = (context: BrowserContext, page: Page) =>
  Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
