import { expect, test } from '../people/customer.ts';
import { demoPeople } from '../people/demo-people.ts';
import { everythingHasCome, walkTo } from '../walk.ts';
import { expectMenu } from '../walks/menu.ts';
import { findFaults } from '../walks/probes.ts';
import { routesOf, walks } from '../walks/walks.ts';
import { addressOf, arrivedAt, expectedAt, menuOf } from '../walks/where.ts';

/** Grey shapes in place of what is on its way. */
const shapes = 'main div[aria-hidden=true][inert]';

// Forty pages in one go.
test.describe.configure({ timeout: 180_000 });
test.use({ expectedComplaints: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const walk of walks) {
  const { account, width, language, colorScheme, besides } = walk;
  const person = demoPeople.find(({ email }) => email === account);

  test.describe(`${account ?? 'a visitor'} at ${width} px in ${language}${besides ? ', with what opens' : ''}`, () => {
    test.use({ account, viewport: { width, height: 740 }, colorScheme: colorScheme ?? 'light' });

    test('comes by every route to where their sections let them, and finds nothing wrong there', async ({ page }) => {
      const allHasCome = everythingHasCome(page);
      const seen = new Set<string>();
      await page.addInitScript({ content: `localStorage.lang = '${language}'` });
      await page.goto('/nowhere');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('heading', { level: 1 }).waitFor();

      await look('/nowhere');
      for (const path of routesOf(walk)) {
        const arrival = await walkTo(page, addressOf(path));
        expect.soft(arrivedAt(arrival), path).toEqual(expectedAt(path, person, () => '1'));
        // A door that is shut looks the same whatever is behind it.
        const { pathname } = arrival.url;
        if (pathname === addressOf(path) || !seen.has(pathname)) await look(path);
        seen.add(pathname);
      }
      if (person && !walk.routes) await expectMenu(page, language, menuOf(person, '1'));
      for (const { path, isPlain, open } of besides ?? []) {
        await (isPlain ? walkTo(page, path) : open(page, false));
        await look(path);
      }

      async function look(where: string): Promise<void> {
        await allHasCome();
        await expect(page.locator(shapes)).toHaveCount(0);
        expect.soft(await findFaults(page, walk), where).toEqual([]);
      }
    });
  });
}
