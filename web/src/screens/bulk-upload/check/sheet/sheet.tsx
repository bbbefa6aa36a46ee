import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BulkJob, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SheetTable } from '#ui/list/sheet-table.tsx';
import type { Cell } from '../faults/fault-walk.model.ts';
import type { Mending } from '../faults/use-mending.ts';
import type { Repeating } from '../order/check-parts.ts';
import { type RowGroup, toParts, toRowGroups } from '../order/row-groups.model.ts';
import type { Choose } from '../same-goods/use-choosing.ts';
import { GroupRows } from './group-rows.tsx';
import classes from './sheet.module.css';
import { sheetColumns } from './sheet-columns.ts';
import { useCells } from './use-cells.ts';

/** So many are laid out again when one of them changes. */
const rowsOfPart = 100;

type Props = {
  job: BulkJob;
  rows: readonly BulkRow[];
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage'>;
  mending: Mending;
  repeat: Repeating;
  onChoose: Choose;
};

/** A sheet that is walked by arrows; Enter opens a cell, and F8 leads from fault to fault. */
export function Sheet({ job, rows, query, mending, repeat, onChoose }: Props) {
  const { t } = useTranslation('bulk-upload');
  const shown = sheetColumns(rows).join();
  const columns = useMemo(() => bulkColumns.filter((column) => shown.split(',').includes(column)), [shown]);
  const parts = useMemo(() => toParts(toRowGroups(rows), rowsOfPart), [rows]);
  const orders = useMemo(() => new Map(job.list.map((order) => [order.key, order])), [job.list]);
  const cells = useCells({ rows, columns, orders, query, mend: mending.mend });
  const heads = columns.map((column) => ({
    key: column,
    head: t(`columns.${column}`),
    mark: job.columns[column],
    className: [column === 'amount' && classes.figure, classes[column]].filter(Boolean).join(' '),
  }));
  const codeAt = columns.indexOf('code') + 1;
  const all = [
    { key: 'row', head: t('check.rowNumber'), isHeadHidden: true, className: classes.number },
    ...heads.slice(0, codeAt),
    { key: 'product', head: t('check.product') },
    ...heads.slice(codeAt),
  ];
  return parts.map((groups, nth) => (
    <div key={groups[0]?.rows[0]?.row} className={nth > 0 ? classes.later : undefined}>
      <SheetTable
        label={labelOf(t('check.rows'), groups)}
        isGrid
        className={classes.sheet}
        columns={all}
        {...cells.events}
      >
        {groups.map((group) => (
          <GroupRows
            key={group.rows[0]?.row}
            group={group}
            order={orders.get(group.order)}
            letters={job.columns}
            columns={columns}
            active={cellIn(group, cells.active)}
            editing={cellIn(group, cells.editing)}
            actions={cells.actions}
            drafts={mending.draftsIn(group.rows)}
            onMend={mending.mend}
            onChoose={onChoose}
            again={repeat.again}
            onAgain={repeat.onAgain}
          />
        ))}
      </SheetTable>
    </div>
  ));
}

/** Rows of the file 2–101 */
const labelOf = (name: string, groups: readonly RowGroup[]): string =>
  `${name} ${groups[0]?.rows[0]?.row}–${groups.at(-1)?.rows.at(-1)?.row}`;

/** Only those whose own cell it is are drawn anew when one goes on. */
const cellIn = ({ rows }: RowGroup, cell: Cell | undefined): Cell | undefined =>
  cell && rows.some(({ row }) => row === cell.row) ? cell : undefined;
