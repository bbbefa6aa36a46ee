import { type RoutePath, routePaths, routeSections } from '@dray/contract/section-table.ts';
import { isSection, type Section, sections } from '@dray/contract/sections.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../people/customer.ts';
import { walkTo } from '../walk.ts';
import { expectMenu } from '../walks/menu.ts';
import { members } from '../walks/walks.ts';
import { addressOf, arrivedAt, expectedAt, menuOf, type SwitchState } from '../walks/where.ts';

const owner = members.find(({ email }) => email === 'owner@ulipy.example');

// Who else is turned away, by which switch, is judged for everybody by `guard-matrix.test.ts`; with open switches everybody
// walks in `all-screens.spec.ts`.
test.describe.configure({ timeout: 180_000 });
test.use({ account: 'owner@ulipy.example', expectedComplaints: /status of 404/ });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a person who holds every section is turned away from each that is switched off, sees nothing of it, and has no way there', async ({
  page,
}) => {
  const shut = routePaths.filter((path) => isSection(routeSections[path]));
  expect(owner?.allAvailablePermission).toEqual(sections);
  await setSwitches(page, () => '0');

  await expectDoors(page, shut, () => '0');

  // Nobody could give access to what is shut for everybody.
  await walkTo(page, '/contracts');
  await expect(page.getByRole('main').getByText('Sekce je teď zavřená pro všechny.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kdo mi může dát přístup?' })).toHaveCount(0);

  if (owner) await expectMenu(page, 'cs', menuOf(owner, '0'));
});

test('and finds each open or shut by its own switch alone, one that is missing included', async ({ page }) => {
  const oneOfEach = sections.flatMap((section) => routePaths.find((path) => routeSections[path] === section) ?? []);
  const stateOf = (section: Section): SwitchState => (['1', '0', 'missing'] as const)[sections.indexOf(section) % 3]!;
  await setSwitches(page, stateOf);

  await expectDoors(page, oneOfEach, stateOf);
});

async function expectDoors(page: Page, paths: readonly RoutePath[], stateOf: (section: Section) => SwitchState) {
  for (const path of paths) {
    const arrival = await walkTo(page, addressOf(path));
    expect.soft(arrivedAt(arrival), path).toEqual(expectedAt(path, owner, stateOf));
    if (arrivedAt(arrival).isRefused) expect.soft(arrival.heading, path).toMatch(/nelze otevřít$|nemůžete otevřít$/);
  }
}

/** The portal's real set-up with other switches, from the first page on. */
async function setSwitches(page: Page, stateOf: (section: Section) => SwitchState): Promise<void> {
  const present = sections.filter((section) => stateOf(section) !== 'missing');
  const switches = present.map((section) => ({ label: section, value: stateOf(section) }));
  await page.addInitScript({
    content: `const realFetch = fetch;
      globalThis.fetch = async (address, options) => {
        const response = await realFetch(address, options);
        if (!String(options?.body).includes('query PortalConfig')) return response;
        const answer = await response.json();
        answer.data.getPortalConfig.sections = ${JSON.stringify(switches)};
        return new Response(JSON.stringify(answer), { status: response.status, headers: response.headers });
      };`,
  });
  await page.goto('/nowhere');
  await expect(page.locator('h1')).toHaveText('Tuto stránku nemůžeme najít');
}
