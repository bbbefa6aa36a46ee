import type { Fault, JudgedOrder } from '../rules/bulk-upload.model.ts';
import type { Judged } from './judge-orders.ts';

/** All that speaks against a file that is ordered as a whole, by its rows; what was ordered before does, unless it is meant. */
export const faultsOfWhole = ({ orders, rows }: Judged, isAgain: boolean): Fault[] =>
  [
    ...orders.flatMap(({ verdict }) => verdict.findings),
    ...(isAgain ? [] : orders.flatMap(repeatedFault)),
    ...rows.flatMap(({ faults }) => faults),
  ].sort((a, b) => a.row - b.row);

const repeatedFault = ({ key, position, earlier }: JudgedOrder): Fault[] =>
  earlier
    ? [
        {
          row: position,
          column: 'customerOrderNumber',
          finding: { code: 'ALREADY_ORDERED', values: { number: earlier.orderNumber } },
          fixes: [],
          cause: `order|ALREADY_ORDERED|${key}`,
        },
      ]
    : [];
