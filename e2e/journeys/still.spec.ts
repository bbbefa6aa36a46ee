import { routePaths, routeSections } from '@dray/contract/section-table.ts';
import { isSection } from '@dray/contract/sections.ts';
import { test } from '../people/customer.ts';
import { expectStill, watchingWhatMoves } from '../what-moved.ts';

/** With something on them these are looked at by `steady`. */
const elsewhere: readonly string[] = ['/cart', '/order-summary', '/my-documents', '/orders/history'];
const paths = routePaths.filter(
  (path) => isSection(routeSections[path]) && !path.includes('$') && !elsewhere.includes(path),
);

test.describe.configure({ timeout: 180_000 });
test.use({ account: 'owner@ulipy.example', contextOptions: { reducedMotion: 'reduce' } });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`nothing moves under the reader while any other screen comes, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript({ content: watchingWhatMoves });

    for (const path of paths) await expectStill(page, path);
  });
}
