/** Prefixes that are kept for use inside a company, so that none of ours is ever a real article's. */
const packPrefix = '200';
const piecePrefix = '210';

export const packBarCode = (number: number): string => withCheckDigit(packPrefix, number);
export const pieceBarCode = (number: number): string => withCheckDigit(piecePrefix, number);

function withCheckDigit(prefix: string, number: number): string {
  const digits = `${prefix}${String(number * 10).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
