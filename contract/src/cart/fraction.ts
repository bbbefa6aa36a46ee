/** Exact parts of a pallet: nine times 2/18 is one, which floats do not know (T116). */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export function fraction(numerator: number, denominator: number): Fraction {
  return reduced(BigInt(numerator), BigInt(denominator));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const isBelow = (a: Fraction, whole: number): boolean => a.numerator < BigInt(whole) * a.denominator;

export const roundedUp = ({ numerator, denominator }: Fraction): number =>
  Number((numerator + denominator - 1n) / denominator);

/** Two places, half up, as the wire shows it. */
export const toHundredths = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 200n + denominator) / (denominator * 2n)) / 100;

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
