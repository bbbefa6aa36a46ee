import type { BulkHead, BulkOrder } from '#capabilities/bulk-upload/index.ts';
import type { Draft } from '../faults/use-mending.ts';
import { LineFault } from './line-fault.tsx';
import { LineFixes } from './line-fixes.tsx';
import { LineValue } from './line-value.tsx';
import { OrderName } from './order-name.tsx';
import { type RepairLine, writtenRows } from './repair-lines.model.ts';
import classes from './repair-table.module.css';
import { useLine } from './use-line.ts';
import type { Repairs } from './use-repairs.ts';

type Props = {
  jobId: string;
  line: RepairLine;
  order: BulkOrder | undefined;
  letters: Partial<BulkHead['columns']>;
  repairs: Repairs;
  draft: Draft | undefined;
};

/** One thing to mend: where it is, what stands there, what is wrong with it, and what would do. */
export function RepairRow({ jobId, line, order, letters, repairs, draft }: Props) {
  const acts = useLine(line, repairs, draft);
  return (
    <tr data-line={line.key} data-wrong={line.fault ? '' : undefined}>
      <th scope="row" className={classes.number}>
        {writtenRows(line.rows)}
      </th>
      <td>{order && <OrderName order={order} />}</td>
      <td>
        <LineValue line={line} acts={acts} />
      </td>
      <td>
        <LineFault line={line} letters={letters} />
      </td>
      <td>
        <LineFixes jobId={jobId} line={line} acts={acts} />
      </td>
    </tr>
  );
}
