import type { BulkFault, BulkRow } from '#capabilities/bulk-upload/index.ts';

/** A fault as it is shown: once for neighbours that share its cause. */
export type FaultLine = {
  key: string;
  fault: BulkFault;
  /** The rows that are right above it. */
  shownRows: readonly number[];
  /** All rows that one press would mend. */
  mendedRows: readonly number[];
};

const causeOf = ({ column, code, message, fixes }: BulkFault): string =>
  [column, code, message, ...fixes.map(({ value }) => value)].join('\u0000');

const inOrder = (rows: Iterable<number>): number[] => [...new Set(rows)].toSorted((one, other) => one - other);

export const toFaultLine = (fault: BulkFault, shownRows: readonly number[]): FaultLine => ({
  key: `${fault.row}-${fault.column}-${fault.code}`,
  fault,
  shownRows,
  mendedRows: inOrder([fault.row, ...fault.rows]),
});

/** What is shown below each row; a cause that goes on in the next row is shown below the last of them. */
export function faultLinesBelow(rows: readonly BulkRow[]): ReadonlyMap<number, readonly FaultLine[]> {
  const lines = new Map<number, readonly FaultLine[]>();
  let running = new Map<string, readonly number[]>();
  for (const [nth, { row, faults }] of rows.entries()) {
    const next = new Set((rows[nth + 1]?.faults ?? []).map(causeOf));
    const withCauses = faults.map((fault) => ({ fault, cause: causeOf(fault) }));
    const reached = new Map(withCauses.map(({ cause }) => [cause, [...(running.get(cause) ?? []), row]]));
    const ended = withCauses.filter(({ cause }) => !next.has(cause));
    if (ended.length > 0)
      lines.set(
        row,
        ended.map(({ fault, cause }) => toFaultLine(fault, reached.get(cause) ?? [row])),
      );
    running = reached;
  }
  return lines;
}
