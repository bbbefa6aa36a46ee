import type { BulkHead, BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Draft } from '../faults/use-mending.ts';
import { LineFault } from './line-fault.tsx';
import { LineFixes } from './line-fixes.tsx';
import { LineValue } from './line-value.tsx';
import { type RepairLine, writtenRows } from './repair-lines.model.ts';
import classes from './repair-list.module.css';
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

/** One thing to mend: its row and order, the value, what is wrong, and what would do. */
export function RepairItem({ jobId, line, order, letters, repairs, draft }: Props) {
  const { t } = useTranslation('bulk-upload');
  const acts = useLine(line, repairs, draft);
  return (
    <li className={`${classes.item} grid gap-6`} data-line={line.key} data-wrong={line.fault ? '' : undefined}>
      <p className="text-13 semibold anywhere">
        {t('fault.row', { n: writtenRows(line.rows) })} · {order?.customerOrderNumber}
      </p>
      <LineFault line={line} letters={letters} />
      <LineValue line={line} acts={acts} />
      <LineFixes jobId={jobId} line={line} acts={acts} />
    </li>
  );
}
