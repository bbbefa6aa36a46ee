import { menuFor, type RoutePath, routePaths, routeSections, type Switches } from '@dray/contract/section-table.ts';
import { type Section, sections } from '@dray/contract/sections.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { type DemoPerson, demoPeople } from '../people/demo-people.ts';
import { isUntouched } from '../people/shared-window.ts';
import { type Arrival, walkTo } from '../walk.ts';

type SwitchState = '1' | '0' | 'missing';
const switchStates: readonly SwitchState[] = ['1', '0', 'missing'];
// Whose only role is the academy's is handed over before he sees a page (T28): journey `hand-offs`.
const members = demoPeople.filter(({ email, maySignIn }) => maySignIn && !email.startsWith('academy@'));
/** One of each kind; `npm run test:a11y` sends everybody. What each may see is judged for all by `section-table.test.ts`. */
const walkers =
  process.env.DRAY_A11Y === 'full'
    ? members
    : members.filter(({ email }) => /^(owner@ulipy|shift@ulipy|accountant@tatravelko|staff@meridian)/.test(email));
const newOrder = '/catalog/products';
const nowhere = 'Tuto stránku nemůžeme najít';

// A hundred pages in one go.
test.describe.configure({ timeout: 180_000 });
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

// The last one is nobody at all.
for (const person of [...walkers, undefined]) {
  test.describe(person?.email ?? 'a visitor', () => {
    test.use({ account: person?.email });

    test('comes by every route to where sections and switch let him, and his menu leads to just those', async ({
      page,
    }) => {
      const walked = new Set<string>();
      for (const state of switchStates) {
        await setSwitches(page, () => state);
        const screens = new Set<RoutePath>();
        for (const path of routePaths) {
          const arrival = await walkTo(page, addressOf(path));
          expect.soft(told(arrival), `${path}, switch ${state}`).toEqual(expected(path, person, () => state));
          if (arrival.heading !== nowhere) screens.add(path);
          walked.add(`${path}, switch ${state}`);
        }
        if (person) await expectMenu(page, menuOf(person, state, screens));
      }

      expect(walked.size).toBe(routePaths.length * switchStates.length);
    });
  });
}

test.describe('somebody who holds every section', () => {
  test.use({ account: 'owner@ulipy.example' });

  test('finds it open or shut by its own switch alone', async ({ page }) => {
    const owner = members.find(({ email }) => email === 'owner@ulipy.example');
    const oneOfEach = sections.flatMap((section) => routePaths.find((path) => routeSections[path] === section) ?? []);
    expect(owner?.allAvailablePermission).toEqual(sections);

    // Each section is on and off in an order that no other has, so that none can go by another's switch.
    for (let bit = 1; bit <= sections.length; bit *= 2) {
      const stateOf = (section: Section): SwitchState => {
        const number = sections.indexOf(section) + 1;
        return number & bit ? '1' : switchStates[1 + (number % 2)]!;
      };
      await setSwitches(page, stateOf);
      for (const path of oneOfEach) {
        const arrival = await walkTo(page, addressOf(path));
        expect.soft(told(arrival), `${path}, order ${bit}`).toEqual(expected(path, owner, stateOf));
      }
    }
  });
});

const addressOf = (path: RoutePath): string => path.replace(/\$\w+/, 'x');

/** Where somebody must end, by three lists and nothing of the program: the routes' needs, his sections, the switches. */
function expected(path: RoutePath, person: DemoPerson | undefined, stateOf: (section: Section) => SwitchState) {
  const need = routeSections[path];
  const [address, isShut, nothing] = [addressOf(path), { isRefused: true, flashed: [] }, { isRefused: false }];
  // Who is signed in is led on from the door, and a result without anything having ended leads home.
  if (need === 'signed-in' || (path === '/login' && person)) return { at: person ? '/' : '/login', ...nothing };
  if (need === 'public') return { at: address, ...nothing, isRefused: path === '/error403' };
  if (!person) return { at: address === '/' ? '/login' : `/login for ${address}`, ...nothing };
  const isOpen = need === 'Home Page' || (person.allAvailablePermission.includes(need) && stateOf(need) === '1');
  return isOpen ? { at: address, ...nothing } : { at: `/error403 for ${need}`, ...isShut };
}

/** The same of where he came; before a shut door also what he saw on the way. */
function told({ url, heading, flashed }: Arrival) {
  const wanted = url.searchParams.get('section') ?? url.searchParams.get('returnUrl');
  const isRefused = /nelze otevřít$|nemůžete otevřít$/.test(heading);
  return {
    at: wanted ? `${url.pathname} for ${wanted}` : url.pathname,
    isRefused,
    ...(wanted && isRefused && { flashed }),
  };
}

/** The portal's real set-up with other switches, and the page has heard of them; only the first time it is loaded. */
async function setSwitches(page: Page, stateOf: (section: Section) => SwitchState): Promise<void> {
  const present = sections.filter((section) => stateOf(section) !== 'missing');
  const switches = JSON.stringify(present.map((section) => ({ label: section, value: stateOf(section) })));
  if (isUntouched(page)) {
    await page.addInitScript({
      content: `globalThis.journey = { switches: ${switches}, told: 0, later: 0 }; ${inThePage}`,
    });
    await page.goto('/nowhere');
    await expect(page.locator('h1')).toHaveText(nowhere);
    await paint(page, false);
    return;
  }
  const told = await page.evaluate<number>(`journey.later += 60_000, journey.switches = ${switches}, journey.told`);
  await walkTo(page, '/');
  await expect.poll(() => page.evaluate<number>('journey.told')).toBeGreaterThan(told);
  await walkTo(page, '/nowhere');
}

/** A thousand pages of which only address and heading count need no painting, nor the icon that each address asks for. */
const paint = (page: Page, isPainted: boolean) =>
  page.evaluate(`document.querySelector('link[rel="icon"]').href = 'data:,';
    document.body.style.contentVisibility = '${isPainted ? 'visible' : 'hidden'}'`);

/** A minute later by the clock that answers are aged by, the portal asks for its set-up again. */
const inThePage = `
  const [realFetch, realNow] = [fetch, Date.now];
  Date.now = () => realNow() + journey.later;
  globalThis.fetch = async (address, options) => {
    const response = await realFetch(address, options);
    if (!String(options?.body).includes('getPortalConfig')) return response;
    const answer = await response.json();
    answer.data.getPortalConfig.sections = journey.switches;
    journey.told += 1;
    return new Response(JSON.stringify(answer), { status: response.status, headers: response.headers });
  };`;

/** Where the menu leads, with every group open; the links that lead outside may come a moment later. */
async function expectMenu(page: Page, addresses: readonly string[]): Promise<void> {
  await walkTo(page, '/');
  await paint(page, true);
  const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  // Without the mouse, for the tutorial of a first login lies over everything.
  await menu.locator('button[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) (button as unknown as { click(): void }).click();
  });
  const shown = () => menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect
    .poll(async () => (await shown()).map((address) => (address?.startsWith('/') ? address : 'outside')))
    .toEqual(addresses);
  await paint(page, false);
}

/** What the contract grants, as far as there is a screen behind it; of what leads outside only About is a link. */
function menuOf(person: DemoPerson, state: SwitchState, screens: ReadonlySet<RoutePath>): string[] {
  const switches: Switches = new Map(state === 'missing' ? [] : sections.map((section) => [section, state]));
  const entries = menuFor(person, switches).flatMap((entry) => {
    if ('children' in entry) return entry.children.map(({ to }) => to).filter((to) => screens.has(to));
    if ('to' in entry) return screens.has(entry.to) ? [entry.to] : [];
    return entry.name === 'about' ? ['outside'] : [];
  });
  // A new order comes before everything else, for whoever may begin one.
  return entries.includes(newOrder) ? [newOrder, ...entries] : entries;
}
