import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../testing/examples.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { actAs, browseAs } from '../../testing/small-world/acting.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';

let portal: TestPortal;
let owner: Placer;
let acting: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  const support = await browseAs(portal, 'support@meridian.example');
  acting = placerAt((await actAs(portal, support, { uid: 'u-ulipy-owner' })).caller);
}, 120_000);
afterAll(() => portal.close());

const skus = ['CZ100001', 'CZ100002', 'CZ100003', 'CZ100004', 'CZ100006'];
const carts = fc
  .uniqueArray(fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 12 }) }), {
    selector: ({ sku }) => sku,
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) =>
    [...lines, { sku: 'CZ100001', quantity: 6 }].filter(
      ({ sku }, at, all) => all.findIndex((each) => each.sku === sku) === at,
    ),
  );

type Line = { sku: string; quantity: number };

/** All that is ordered, as it was shown and as it stands in the tables; the numbers of carts and orders aside. */
async function order(placer: Placer, lines: readonly Line[], customer_order_number: string) {
  // One that was refused would leave its lines to the next.
  await forgetOrders(portal);
  const shown = await fillCart(placer, lines, { customer_order_number });
  const { order: placed, user_errors } = await placer.place(shown.id);
  const number: string | undefined = placed?.order_number;
  const rows = await portal.sql(
    `select sku, quantity, unit_price, row_total, tax_rate from placed_order_line where order_number = $1 order by position`,
    [number],
  );
  const totals = await portal.sql(
    `select uid, company_id, ship_to_id, delivery_date, transport_type, payment_method, currency, net_total, discount_total,
       tax_total, deposit_total, grand_total, weight_kg, pallets from placed_order where order_number = $1`,
    [number],
  );
  return { prices: shown.prices, codes: user_errors.map(({ code }: { code: string }) => code), rows, totals };
}

test('what is ordered for a customer is what they would have ordered: lines, prices and totals', async () => {
  let count = 0;
  let placed = 0;

  await fc.assert(
    fc.asyncProperty(carts, async (lines) => {
      count += 1;
      const [own, forThem] = [await order(owner, lines, `A-${count}`), await order(acting, lines, `B-${count}`)];
      placed += own.totals.length;
      expect(forThem).toEqual(own);
    }),
    { numRuns: examples({ few: 12, all: 100 }) },
  );

  expect(placed).toBeGreaterThan(count / 2);
}, 300_000);
