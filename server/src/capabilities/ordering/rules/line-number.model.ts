import { firstContainerNo } from '@dray/contract/ordering/container-number.ts';

type Numbered<Part> = Part & { lineNo: number };
type WithOptions = { options: readonly object[] };
type NumberedLine<Line extends WithOptions> = Numbered<
  Omit<Line, 'options'> & { options: readonly Numbered<Line['options'][number]>[] }
>;

const step = 10;

/** Goods 10, 20, … and every option of a bundle its own after it; the ERP takes them for the numbers of its items (T129). */
export function numberLines<Line extends WithOptions>(lines: readonly Line[]): NumberedLine<Line>[] {
  let last = 0;
  const next = () => (last += step);
  return lines.map((line) => ({
    ...line,
    lineNo: next(),
    options: line.options.map((option) => ({ ...option, lineNo: next() })),
  }));
}

/** Containers are far behind, so that goods can be added to an order without meeting them. */
export const numberContainers = <Row extends object>(rows: readonly Row[]): Numbered<Row>[] =>
  rows.map((row, index) => ({ ...row, lineNo: firstContainerNo + step * index }));

/** The key of an order that a cart becomes. */
export const originOfCart = (cartId: string): string => `cart:${cartId}`;
