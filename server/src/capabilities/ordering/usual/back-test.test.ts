import { expect, test } from 'vitest';
import { monthIndexOf, type TradeMonth } from '../rules/month-index.model.ts';
import { type MonthIndex, usualOrder } from '../rules/usual-order.model.ts';
import { type Basket, type Customer, readBaskets } from './testing/test-baskets.ts';

const customers = readBaskets();
const lastDay = '2026-11-13';
const daysBack = (days: number) => new Date(Date.parse(lastDay) - days * 86_400_000).toISOString().slice(0, 10);
const monthOf = (day: string) => Number(day.slice(5, 7));
const sizeOf = ({ lines }: Basket) => lines.reduce((sum, { n }) => sum + n, 0);

/** As the daily count would have been on the morning of a day. */
function learn(trade: string, day: string): MonthIndex {
  const sums = new Map<number, { orders: number; shares: number }>();
  for (const customer of customers.filter((each) => each.trade === trade)) {
    const earlier = customer.orders.filter((order) => order.day < day);
    const mean = earlier.reduce((sum, order) => sum + sizeOf(order), 0) / earlier.length;
    for (const order of earlier) {
      const soFar = sums.get(monthOf(order.day)) ?? { orders: 0, shares: 0 };
      sums.set(monthOf(order.day), { orders: soFar.orders + 1, shares: soFar.shares + sizeOf(order) / mean });
    }
  }
  const months = [...sums].map(
    ([month, { orders, shares }]): TradeMonth => ({ month, orders, share: shares / orders }),
  );
  return monthIndexOf(months);
}

const learned = new Map<string, MonthIndex>();
function indexOn(trade: string, day: string): MonthIndex {
  const key = `${trade} ${day}`;
  const known = learned.get(key) ?? learn(trade, day);
  learned.set(key, known);
  return known;
}

type Guess = ReadonlyMap<string, number>;

class Score {
  #guessed = 0;
  #right = 0;
  #ordered = 0;
  #wrongBy = 0;
  #amount = 0;

  count(guess: Guess, { lines }: Basket): void {
    const ordered = new Map(lines.map(({ sku, n }) => [sku, n]));
    for (const sku of new Set([...guess.keys(), ...ordered.keys()]))
      this.#wrongBy += Math.abs((guess.get(sku) ?? 0) - (ordered.get(sku) ?? 0));
    this.#guessed += guess.size;
    this.#ordered += ordered.size;
    this.#right += [...guess.keys()].filter((sku) => ordered.has(sku)).length;
    this.#amount += lines.reduce((sum, { n }) => sum + n, 0);
  }

  precision = () => (100 * this.#right) / this.#guessed;
  recall = () => (100 * this.#right) / this.#ordered;
  error = () => (100 * this.#wrongBy) / this.#amount;
}

/** Every order of a half-year guessed from those before it. */
function guessHalfYear(from: string, to: string) {
  const [repeat, usual, withSometimes] = [new Score(), new Score(), new Score()];
  for (const customer of customers)
    customer.orders.forEach((order, index) => {
      if (order.day <= from || order.day > to || index < 4) return;
      const past = customer.orders.slice(Math.max(0, index - 6), index);
      const { filled, all } = guessNext(customer, past, order);
      repeat.count(offeredOf(order, past.at(-1)?.lines ?? []), order);
      usual.count(filled, order);
      withSometimes.count(all, order);
    });
  return { repeat, usual, withSometimes };
}

const offeredOf = ({ offered }: Basket, lines: readonly { sku: string; n: number }[]): Guess =>
  new Map(lines.filter(({ sku }) => offered.includes(sku)).map(({ sku, n }) => [sku, n]));

function guessNext({ trade }: Customer, past: readonly Basket[], next: Basket): { filled: Guess; all: Guess } {
  const seen = past.map(({ day, lines }) => ({
    month: monthOf(day),
    lines: lines.map(({ sku, n }) => ({ sku, packs: n, unit: 'packs' as const, perUnit: 1 })),
  }));
  const guess = usualOrder(seen, indexOn(trade, next.day), monthOf(next.day));
  const usual = guess.usual.map(({ sku, amount }) => ({ sku, n: amount }));
  const sometimes = guess.sometimes.map(({ sku, amount }) => ({ sku, n: amount }));
  return { filled: offeredOf(next, usual), all: offeredOf(next, [...usual, ...sometimes]) };
}

test.each([
  ['the last half-year', daysBack(182), lastDay],
  ['the half-year before, which the rule was not chosen by', daysBack(364), daysBack(182)],
])('the usual order beats repeating the last one in %s', (_name, from, to) => {
  const { repeat, usual, withSometimes } = guessHalfYear(from, to);

  expect(usual.error()).toBeLessThanOrEqual(0.92 * repeat.error());
  expect(usual.precision()).toBeGreaterThanOrEqual(repeat.precision() + 5);
  expect(withSometimes.recall()).toBeGreaterThanOrEqual(97);
});
