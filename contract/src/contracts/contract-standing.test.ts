import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packsFor, roundHl, standingOf } from './contract-standing.ts';

const steps = [
  { hl: 160, bonus: 2 },
  { hl: 280, bonus: 5 },
  { hl: 200, bonus: 3 },
  { hl: 240, bonus: 4 },
];

test('what is ordered and in the cart counts towards the step that deliveries have not reached', () => {
  const standing = standingOf(steps, { deliveredHl: 187.4, orderedHl: 6.2, cartHl: 5.2 });

  expect(standing).toEqual({ withCartHl: 198.8, next: { hl: 200, bonus: 3 }, missingHl: 1.2 });
  expect(packsFor(standing.missingHl, 0.5)).toBe(3);
});

test('a step that only the cart would reach is the next one still, and nothing is missing', () => {
  expect(standingOf(steps, { deliveredHl: 199, orderedHl: 0, cartHl: 5 })).toMatchObject({
    next: { hl: 200 },
    missingHl: 0,
  });
  expect(standingOf(steps, { deliveredHl: 280, orderedHl: 0, cartHl: 0 }).next).toBeUndefined();
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
        const { next, missingHl, withCartHl } = standingOf(steps, { deliveredHl, orderedHl, cartHl });
        const packs = packsFor(missingHl, hlPerPack);

        expect(roundHl(withCartHl)).toBe(withCartHl);
        if (!next) return;
        expect(withCartHl + packs * hlPerPack).toBeGreaterThanOrEqual(next.hl - 1e-6);
        if (packs > 0) expect(withCartHl + (packs - 1) * hlPerPack).toBeLessThan(next.hl);
      },
    ),
  );
});
