import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let owner: TestShopper;
let cart_id: string;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:37:30Z' });
  await portal.sql(
    `insert into coupon values ('T-ANY', 'CZ', '{"en": "Any"}', 10, null, 0, '2026-11-01', '2026-11-30')`,
  );
  await portal.sql(
    `insert into coupon values ('T-OLD', 'CZ', '{"en": "Old"}', 10, null, 0, '2026-10-01', '2026-10-30')`,
  );
  await portal.sql(`insert into coupon values ('T-SK', 'SK', '{"en": "SK"}', 10, null, 0, '2026-11-01', '2026-11-30')`);
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 2 }]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart_coupon');
  await portal.sql('delete from coupon_guess');
});

const guess = async (code: string, language = 'en') =>
  outcomeOf(await owner.applyCoupon({ cart_id, coupon_code: code }, { language })).user_errors;

async function guessWrongly(times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let index = 0; index < times; index += 1) codes.push(...codesOf(await guess(`GUESS-${index}`)));
  return codes;
}

test('after ten codes that nobody knows not even a right one is looked at, and the time to wait is told', async () => {
  expect(await guessWrongly(10)).toEqual(Array(10).fill('COUPON_UNKNOWN'));

  expect(await guess('T-ANY', 'sk')).toEqual([
    {
      code: 'COUPON_TRIED_TOO_OFTEN',
      message: 'Príliš veľa neznámych kódov. Počkajte 8\u00a0min a\u00a0skúste to znova.',
      path: ['coupon_code'],
    },
  ]);
  expect((await owner.customerCart()).applied_coupons).toEqual([]);
});

test('codes of another market are guesses, too; own ones that are over are none', async () => {
  for (let index = 0; index < 12; index += 1) expect(codesOf(await guess('T-OLD'))).toEqual(['COUPON_EXPIRED']);
  for (let index = 0; index < 10; index += 1) expect(codesOf(await guess('T-SK'))).toEqual(['COUPON_UNKNOWN']);

  expect(codesOf(await guess('T-ANY'))).toEqual(['COUPON_TRIED_TOO_OFTEN']);
});

test('fifty at once, over two processes, are ten guesses', async () => {
  const other = await portal.startAnother();
  const elsewhere = shopperAt(other.callerWith(owner.caller.token ?? ''), { outlet: '100234' });

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      [owner, elsewhere][index % 2]?.applyCoupon({ cart_id, coupon_code: `GUESS-${index}` }),
    ),
  );

  const codes = answers.flatMap((answer) => (answer ? codesOf(outcomeOf(answer).user_errors) : []));
  expect(codes.filter((code) => code === 'COUPON_UNKNOWN')).toHaveLength(10);
  expect(codes.filter((code) => code === 'COUPON_TRIED_TOO_OFTEN')).toHaveLength(40);
});

test('others are not held up by it, and after a quarter of an hour nobody is', async () => {
  await guessWrongly(11);
  const manager = shopperAt(await portal.signIn('shift@ulipy.example'), { outlet: '100234' });
  const input = { cart_id: await manager.openCart(), coupon_code: 'T-NONE' };
  const another = codesOf(outcomeOf(await manager.applyCoupon(input)).user_errors);

  portal.clock.advance({ ms: 8 * 60_000 });

  expect(another).toEqual(['COUPON_UNKNOWN']);
  expect(await guess('T-ANY')).toEqual([]);
});
