import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';

const partNames = ['ordered', 'waiting', 'refused', 'left'] as const;
export type PartName = (typeof partNames)[number];

const partOf = ({ state }: BulkOrder): PartName =>
  state === 'ordered' || state === 'waiting' || state === 'refused' ? state : 'left';

/** What became of the rows; together they are all that came in. */
export function partsOf(list: readonly BulkOrder[]) {
  const rowsIn = (name: PartName) =>
    list.filter((order) => partOf(order) === name).reduce((sum, order) => sum + order.rows, 0);
  return {
    parts: partNames.map((name) => ({ name, rows: rowsIn(name) })).filter(({ rows }) => rows > 0),
    /** Orders that want something done before they can be sent. */
    toMend: list.filter(({ state }) => state === 'faulty' || state === 'refused').length,
    /** All that were not ordered and are not about to be. */
    left: list.filter((order) => partOf(order) === 'left' || partOf(order) === 'refused').length,
  };
}
