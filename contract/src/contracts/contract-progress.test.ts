import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packsFor, progressOf, roundHl } from './contract-progress.ts';

const steps = [
  { hl: 160, bonus: 2 },
  { hl: 280, bonus: 5 },
  { hl: 200, bonus: 3 },
  { hl: 240, bonus: 4 },
];

test('what is ordered and in the cart counts towards the step that deliveries have not reached', () => {
  const progress = progressOf(steps, { deliveredHl: 187.4, orderedHl: 6.2, cartHl: 5.2 });

  expect(progress).toEqual({ withCartHl: 198.8, next: { hl: 200, bonus: 3 }, missingHl: 1.2 });
  expect(packsFor(progress.missingHl, 0.5)).toBe(3);
});

test('a step that only the cart would reach is the next one still, and nothing is missing', () => {
  expect(progressOf(steps, { deliveredHl: 199, orderedHl: 0, cartHl: 5 })).toMatchObject({
    next: { hl: 200 },
    missingHl: 0,
  });
  expect(progressOf(steps, { deliveredHl: 280, orderedHl: 0, cartHl: 0 }).next).toBeUndefined();
});

// Quotients that a computer holds for a little more than they are.
test.each([
  [2.1, 0.3, 7],
  [1.08, 0.12, 9],
  [2.11, 0.3, 8],
  [0.01, 0.5, 1],
  [0, 0.5, 0],
  [5, 0, 0],
])('%f hl are made up by packs of %f: %i', (missing, hlPerPack, packs) => {
  expect(packsFor(missing, hlPerPack)).toBe(packs);
});

test.each([
  [1.005, 1.01],
  [0.615, 0.62],
  [2.004, 2],
])('%f is given as %f', (hl, rounded) => {
  expect(roundHl(hl)).toBe(rounded);
});

test('so many packs reach the step, and one fewer does not', () => {
  const hundredths = (max: number) => fc.integer({ min: 0, max }).map((count) => count / 100);

  fc.assert(
    fc.property(
      hundredths(30_000),
      hundredths(5_000),
      hundredths(5_000),
      fc.constantFrom(0.5, 0.3, 0.2, 0.0792),
      (...it) => {
        const [deliveredHl, orderedHl, cartHl, hlPerPack] = it;
        const { next, missingHl, withCartHl } = progressOf(steps, { deliveredHl, orderedHl, cartHl });
        const packs = packsFor(missingHl, hlPerPack);

        expect(roundHl(withCartHl)).toBe(withCartHl);
        if (!next) return;
        expect(withCartHl + packs * hlPerPack).toBeGreaterThanOrEqual(next.hl - 1e-6);
        if (packs > 0) expect(withCartHl + (packs - 1) * hlPerPack).toBeLessThan(next.hl);
      },
    ),
  );
});
