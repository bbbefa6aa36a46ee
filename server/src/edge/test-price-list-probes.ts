import { addStaff } from '../capabilities/staff/test-staff.ts';
import type { StaffProbe, Writers } from './test-probe-shapes.ts';

const pricing = (own: string, other: string) => ({ pricing: [own, other] as const });
const missing = '404 SHIP_TO_NOT_FOUND';
const assignments = '/api/staff/assignments';
const nowhere = { priceList: 'NO-SUCH-LIST', validFrom: '2027-01-01' };

/** Which price list counts for whom, as the other probes: none of them changes anything. */
export const priceListProbes: Readonly<Record<string, StaffProbe>> = {
  listPriceLists: {
    send: (caller, { market }) => caller.get(`/api/staff/price-lists?country=${market}`),
    expected: pricing('200 with', '200 without'),
  },
  getAssignments: {
    send: (caller, { shipToId }) => caller.get(`${assignments}?shipTo=${shipToId}`),
    expected: pricing('200', missing),
  },
  previewAssignment: {
    send: (caller, { shipToId }) =>
      caller.get(`${assignments}/preview?${new URLSearchParams({ ...nowhere, shipTo: shipToId })}`),
    expected: pricing('404 PRICE_LIST_NOT_FOUND', missing),
  },
  assignPriceList: {
    send: (caller, { shipToId }) => caller.send('PUT', assignments, { ...nowhere, shipTo: shipToId, version: '0' }),
    expected: pricing('404 PRICE_LIST_NOT_FOUND', missing),
  },
};

export const priceListWrites = {
  async assignPriceList({ portal }: Writers) {
    await addStaff(portal, 'planner@meridian.example', [{ role: 'pricing', markets: ['CZ'] }]);
    const planner = await portal.signIn('planner@meridian.example');
    const { body } = await planner.get(`${assignments}?shipTo=100235`);
    const [other] = await portal.sql<{ code: string }>(
      `select code from price_list where country = 'CZ' and not is_market_list and code <> $1 order by code limit 1`,
      [body.current],
    );
    const wanted = { shipTo: '100235', priceList: other?.code, validFrom: '2027-01-01', version: body.version };
    return () => planner.send('PUT', assignments, wanted);
  },
};
