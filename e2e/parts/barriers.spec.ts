import { findBarriers } from '../find-barriers.ts';
import { expect, type Look, test } from './gallery.ts';

/** All that the gallery shows: a part that fails to draw takes its specimens along. */
const specimens = 38;

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const looks: readonly [NonNullable<Look['theme']>, NonNullable<Look['scheme']>, keyof typeof sizes][] = [
  ['emea', 'light', 'wide'],
  ['emea', 'dark', 'phone'],
  ['peroni', 'dark', 'wide'],
  ['peroni', 'light', 'phone'],
  ['emea', 'dark', 'wide'],
  ['emea', 'light', 'phone'],
  ['peroni', 'light', 'wide'],
  ['peroni', 'dark', 'phone'],
];

// Each brand in each scheme once; `npm run test:a11y` looks at every pair.
const wanted = process.env.DRAY_A11Y === 'full' ? looks : looks.slice(0, 4);

for (const [theme, scheme, size] of wanted) {
  test(`no part has a barrier: ${theme}, ${scheme}, ${size}`, async ({ page, open }) => {
    await page.setViewportSize(sizes[size]);
    await open({ theme, scheme });
    await expect(page.locator('[data-specimen]')).toHaveCount(specimens);

    expect(await findBarriers(page)).toEqual([]);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow), 'scrolls sideways').toBe(0);
  });
}
