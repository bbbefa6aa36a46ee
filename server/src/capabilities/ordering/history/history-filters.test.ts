import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { signInEverywhere } from '../../../testing/small-world/everywhere.ts';
import { uidOf } from '../../../testing/small-world/people.ts';
import { openOrderingPortal } from '../test-placing.ts';

let portal: TestPortal;
const people = {
  company: 'owner@ulipy.example',
  shipTo: 'shift@ulipy.example',
  both: 'new@ulipy.example',
  everywhere: 'everywhere@chain.example',
} as const;
type Who = keyof typeof people;
let callers: Record<Who, Caller>;
beforeAll(async () => {
  portal = await openOrderingPortal();
  await signInEverywhere(portal);
  await portal.sql(
    `insert into placed_order (order_number, uid, company_id, ship_to_id, country, sap_id, customer_order_number,
      delivery_date, transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
      quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key, status,
      delivery_status, has_differences, is_awaited)
    select (4600000 + n)::text, 'u-ulipy-owner', company_id, id, country, case when n % 4 > 0 then '00' || (770000 + n * 7) end,
      'PO_' || n * 13 || '/26', '2026-06-01', 'VAN', 'cash', 'EUR', 1, 0, 0, 0, 1, 1, 0, 0, 1, 0,
      '{"shipTo":{"name":"N","city":"C"}}', timestamptz '2026-05-01 22:30Z' + n / 3 * interval '5 hours', 'u-ulipy-owner',
      'order:F' || n, ($1::text[])[1 + n * 7 % 5], case when n % 3 > 0 then ($2::text[])[1 + n * 5 % 11] end, n % 6 = 0, n % 4 > 0
    from (select *, row_number() over (order by id) as nth, count(*) over () as of from ship_to) as s, generate_series(1, 400) n
    where n % s.of = s.nth - 1`,
    [orderStatuses, deliveryStatuses],
  );
  // Somebody who holds a company and one of its pubs besides.
  await portal.sql(`delete from role_grant where uid = $1`, [uidOf({ email: people.both })]);
  await portal.sql(
    `insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type)
     select $1, 'C1001', place, roleid, customer_type
     from (select * from role_grant where uid = $2 limit 1) as owner, unnest(array[null, '100235']) as place`,
    [uidOf({ email: people.both }), uidOf({ email: people.company })],
  );
  const signedIn = Object.entries(people).map(async ([who, email]) => [who, await portal.signIn(email)] as const);
  callers = Object.fromEntries(await Promise.all(signedIn)) as typeof callers;
});
afterAll(() => portal.close());

type Asked = {
  statuses: string[];
  delivery: string[];
  view: 'open' | 'differences' | undefined;
  from: string | undefined;
  to: string | undefined;
  search: string | undefined;
  shipTos: string[];
};

const some = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }));
const asked = fc.record({
  statuses: some(orderStatuses),
  delivery: some([...deliveryStatuses, 'INVENTED']),
  view: fc.constantFrom(undefined, undefined, 'open' as const, 'differences' as const),
  from: fc.constantFrom(undefined, undefined, '2026-05-02', '2026-05-20'),
  to: fc.constantFrom(undefined, undefined, '2026-05-20', '2026-05-21'),
  search: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    '46',
    '7',
    '/26',
    'po_',
    '1%',
    '_1',
    '0077',
    '4600123',
    'nothing',
  ),
  shipTos: some(['100234', '100235', '100301']),
});

const queryOf = ({ statuses, delivery, view, from, to, search, shipTos }: Asked): string => {
  const query = new URLSearchParams();
  for (const status of statuses) query.append('status', status);
  for (const status of delivery) query.append('deliveryStatus', status);
  for (const id of shipTos) query.append('shipTo', id);
  for (const [name, value] of Object.entries({ view, from, to, search })) if (value) query.set(name, value);
  return query.toString();
};

/** The same in plain words of SQL, sorted as a whole. */
async function expected(uid: string, asked: Asked): Promise<string[]> {
  const rows = await portal.sql<{ order_number: string }>(
    `select o.order_number from placed_order o join account a on a.uid = $1
     where (exists (select from role_grant g join role r on r.roleid = g.roleid where g.uid = a.uid
         and g.company_id = o.company_id and (g.ship_to_id is null or g.ship_to_id = o.ship_to_id) and 'My Orders' = any(r.sections)))
       and ($2::text[] = '{}' or o.status = any($2)) and ($3::text[] = '{}' or o.delivery_status = any($3))
       and ($4::text is distinct from 'open' or (o.status in ('Not Yet Processed', 'Partially Processed') and o.is_awaited))
       and ($4::text is distinct from 'differences' or o.has_differences)
       and ($5::date is null or o.placed_at >= $5::date::timestamp at time zone 'Europe/Prague')
       and ($6::date is null or o.placed_at < ($6::date + 1)::timestamp at time zone 'Europe/Prague')
       and ($7::text is null or position(lower($7) in lower(o.order_number)) > 0 or position(lower($7) in lower(o.sap_id)) > 0
         or position(lower($7) in lower(o.customer_order_number)) > 0)
       and ($8::text[] = '{}' or o.ship_to_id = any($8))
     order by o.placed_at desc, o.order_number desc`,
    [uid, asked.statuses, asked.delivery, asked.view, asked.from, asked.to, asked.search, asked.shipTos],
  );
  return rows.map(({ order_number }) => order_number);
}

test('whatever is asked for, by whomever, the list and its counts are those of plain SQL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<Who>('company', 'shipTo', 'both', 'everywhere'), asked, async (who, each) => {
      const wanted = await expected(uidOf({ email: people[who] }), each);
      const [first, second] = await Promise.all(
        [0, 20].map((offset) => callers[who].get(`/api/orders?limit=20&offset=${offset}&${queryOf(each)}`)),
      );

      expect([first?.status, first?.body.code]).toEqual([200, undefined]);
      const numbers = [first, second].flatMap((page) => page?.body.sopList ?? []).map(({ orderNumber }) => orderNumber);
      expect(numbers).toEqual(wanted.slice(0, 40));
      if (!first?.body.totalIsAtLeast) expect(first?.body.total).toBe(wanted.length);
      else expect(first.body.total).toBeLessThanOrEqual(wanted.length);

      const { body: counts } = await callers[who].get(`/api/orders/counts?${queryOf(each)}`);
      const count = async (changed: Partial<Asked>) =>
        (await expected(uidOf({ email: people[who] }), { ...each, ...changed })).length;
      expect(counts.all).toBe(await count({ view: undefined }));
      expect(counts.views).toEqual({
        open: await count({ view: 'open' }),
        differences: await count({ view: 'differences' }),
      });
      expect(counts.statuses['Fully Rejected']).toBe(await count({ statuses: ['Fully Rejected'] }));
      expect(counts.deliveryStatuses.DELIVERED).toBe(await count({ delivery: ['DELIVERED'] }));
      for (const [id, shipToCount] of Object.entries(counts.shipTos).slice(0, 2))
        expect(shipToCount).toBe(await count({ shipTos: [id] }));
    }),
    { numRuns: 60, seed: 14 },
  );
}, 60_000);
