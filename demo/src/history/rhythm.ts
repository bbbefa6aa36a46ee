import { type Country, countries } from '../markets/demo-countries.ts';
import { type Customer, customers, type Trade } from './customer.ts';

/** How many orders of the last eighteen months each market has. */
export const ordersOf: Readonly<Record<Country, number>> = { CZ: 1_150, SK: 480, IT: 520, ES: 250 };

const historyDays = 546;

/** Pubs order once a week, shops twice a month, wholesalers three lorries a month. */
const daysBetween: Readonly<Record<Trade, number>> = { pub: 7, shop: 15, wholesaler: 10 };

/** Those whom the demo accounts belong to have ordered from the first day; the others came to the portal later. */
const withUsFromTheStart: ReadonlySet<string> = new Set([
  '100234',
  '100235',
  '100236',
  '100237',
  '100242',
  '100301',
  '100302',
  '100401',
  '100402',
  '100501',
  '100502',
]);

/** Anyone who takes no deliveries any more has not ordered for a while. */
const daysSilent = { Active: 0, Suspended: 60, 'Move Out': 150 } as const;

export type Rhythm = {
  customer: Customer;
  everyDays: number;
  /** Since the last order. */
  daysAgo: number;
  orders: number;
};

export const rhythms: readonly Rhythm[] = countries.flatMap((country) => rhythmsIn(country));

function rhythmsIn(country: Country): Rhythm[] {
  const all = customers.filter(({ shipTo }) => shipTo.country === country).map(withNaturalRhythm);
  const [full, later] = [true, false].map((isFull) =>
    all.filter(({ customer }) => withUsFromTheStart.has(customer.shipTo.id) === isFull),
  );
  const left = ordersOf[country] - sumOf(full ?? []);
  return [...(full ?? []), ...scaledTo(left, later ?? [])];
}

function withNaturalRhythm(customer: Customer, index: number): Rhythm {
  const everyDays = daysBetween[customer.trade];
  // Not everybody orders on the same day; nobody has ordered today, so no order is younger than the world.
  const daysAgo = 1 + daysSilent[customer.shipTo.status] + ((index * 3) % everyDays);
  return { customer, everyDays, daysAgo, orders: Math.floor((historyDays - daysAgo) / everyDays) };
}

function sumOf(some: readonly Rhythm[]): number {
  return some.reduce((sum, { orders }) => sum + orders, 0);
}

/** The rhythm stays, the time since the first order becomes shorter; the sum is exact. */
function scaledTo(total: number, some: readonly Rhythm[]): Rhythm[] {
  const natural = sumOf(some);
  let given = 0;
  let seen = 0;
  return some.map((rhythm) => {
    seen += rhythm.orders;
    const orders = Math.round((total * seen) / natural) - given;
    given += orders;
    return { ...rhythm, orders };
  });
}
