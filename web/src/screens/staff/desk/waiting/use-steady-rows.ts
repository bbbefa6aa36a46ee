import { useState } from 'react';

/**
 * Rows that are read again and again keep their places while somebody looks at them: figures change where they are, other
 * rows wait until they are asked for, so that nothing moves under a finger.
 */
export function useSteadyRows<Row>(found: readonly Row[], keyOf: (row: Row) => string) {
  const [taken, setTaken] = useState(found);
  const current = new Map(found.map((row) => [keyOf(row), row]));
  return {
    rows: taken.map((row) => current.get(keyOf(row)) ?? row),
    isChanged: found.map(keyOf).join('\n') !== taken.map(keyOf).join('\n'),
    take: () => setTaken(found),
  };
}
