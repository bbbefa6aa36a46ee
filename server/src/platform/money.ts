/** Money inside the server is a whole number of minor units (cents, haléře); every currency of ours has a hundred. */
export type Minor = number;

/** `12.3` or `12.30`, as PostgreSQL writes a numeric, without a detour over floats. */
export function parseMinor(text: string): Minor {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new Error(`not an amount with two places: ${text}`);
  const [, sign, whole, cents = ''] = match;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign ? -minor : minor;
}

/** For the wire: a decimal with two places at most, exact for every amount we can hold. */
export const toDecimal = (minor: Minor): number => minor / 100;

/** For SQL: `12.30`. */
export function toNumeric(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `amount × numerator ÷ denominator`, half away from zero, exact whatever the size. */
export function scaled(amount: Minor, numerator: number, denominator: number): Minor {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const half = divisor / 2n;
  return Number((product + (product < 0n ? -half : half)) / divisor);
}

/** With tax; the rate in hundredths of a percent (21 % is 2100). Half-up to the cent (T111). */
export const withTax = (net: Minor, rateInHundredths: number): Minor => scaled(net, 10_000 + rateInHundredths, 10_000);
