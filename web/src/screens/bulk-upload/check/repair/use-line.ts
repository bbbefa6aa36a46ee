import { useState } from 'react';
import type { Draft } from '../faults/use-mending.ts';
import type { RepairLine } from './repair-lines.model.ts';
import type { Repairs } from './use-repairs.ts';

/** What can be done in one line: write, take what is proposed, or choose another ship-to in the place of the value. */
export function useLine(line: RepairLine, repairs: Repairs, draft: Draft | undefined) {
  const [isChoosing, setChoosing] = useState(false);
  const { column, fault } = line;
  const write = (value: string) => {
    setChoosing(false);
    if (column && value !== line.value) repairs.write(line, column, value);
  };
  return {
    write,
    isChoosing: isChoosing && fault !== undefined,
    take: (value: string) => repairs.take(line, value),
    goOn: () => repairs.goOn(line),
    draft: draft?.isFailed ? undefined : draft?.value,
    other: column === 'shipTo' && !isChoosing ? () => setChoosing(true) : undefined,
  };
}
