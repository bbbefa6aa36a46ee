import { findBarriersInLooks } from '../find-barriers.ts';
import { expect, test } from '../people/customer.ts';
import { everythingHasCome } from '../walk.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { openInFrame } from './open-in-frame.ts';
import { openInOrders } from './open-in-orders.ts';
import type { Brand } from './screens.ts';

const brands: readonly Brand[] = ['emea', 'peroni'];
const owners = { emea: 'owner@ulipy.example', peroni: 'owner@bellini.example' };

// Each is opened four times.
test.describe.configure({ timeout: 120_000 });
test.use({ expectedComplaints: /status of (404|503)/ });

for (const { name, account = owners, only, isCovering, open } of [...openInFrame, ...openInOrders, ...openElsewhere]) {
  for (const brand of brands) {
    if (!account[brand]) continue;
    test.describe(() => {
      test.use({ account: account[brand] });

      test(`${name}, opened, has no barrier under ${brand}`, async ({ page }) => {
        const allHasCome = everythingHasCome(page);
        page.setDefaultTimeout(20_000);

        const found = await findBarriersInLooks(page, only, async () => {
          await open(page);
          await allHasCome();
        });

        expect(found.filter((barrier) => !(isCovering && /target-size(?!.*role="menu)/.test(barrier)))).toEqual([]);
      });
    });
  }
}
