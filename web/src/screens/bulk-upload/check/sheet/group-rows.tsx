import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { Fragment, memo } from 'react';
import type { BulkHead, BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { type FaultLine, faultLinesBelow, toFaultLine } from '../faults/fault-lines.model.ts';
import { FaultText } from '../faults/fault-text.tsx';
import type { Cell } from '../faults/fault-walk.model.ts';
import type { Drafts, Mend } from '../faults/use-mending.ts';
import type { Repeating } from '../order/check-parts.ts';
import { OrderState } from '../order/order-state.tsx';
import { RepeatButton } from '../order/repeat-button.tsx';
import type { RowGroup } from '../order/row-groups.model.ts';
import { useOrderWords } from '../order/use-order-words.ts';
import { isOpen } from '../order/view.model.ts';
import { withoutSameGoods } from '../same-goods/amounts.model.ts';
import { SameGoodsLine } from '../same-goods/same-goods-line.tsx';
import type { Choose } from '../same-goods/use-choosing.ts';
import classes from './group-rows.module.css';
import { SheetRow } from './sheet-row.tsx';
import type { CellActions } from './use-cell-actions.ts';

type Props = {
  group: RowGroup;
  order: BulkOrder | undefined;
  letters: BulkHead['columns'];
  columns: readonly BulkColumn[];
  /** Where they are in this order. */
  active: Cell | undefined;
  editing: Cell | undefined;
  actions: CellActions;
  drafts: Drafts | undefined;
  onMend: (mend: Mend) => void;
  onChoose: Choose;
} & Repeating;

/** An order: what it is, its rows, and below each what is wrong with it. */
function Rows({ group, order, letters, columns, active, editing, actions, drafts, onMend, ...props }: Props) {
  const { onChoose, again, onAgain } = props;
  const words = useOrderWords();
  const below = faultLinesBelow(group.rows);
  const width = columns.length + 2;
  const line = (each: FaultLine) => (
    <tr key={each.key}>
      <td colSpan={width} className={classes.fault}>
        <FaultText
          line={each}
          columns={letters}
          onMend={onMend}
          onEdit={() => each.fault.column && actions.edit({ row: each.fault.row, column: each.fault.column })}
        />
      </td>
    </tr>
  );
  return (
    <>
      {order && !group.isContinued && (
        <tr>
          <th colSpan={width} scope="rowgroup" className={classes.order}>
            <span className={`${classes.words} row wrap gap-4-12`}>
              <strong>{order.customerOrderNumber}</strong>
              <span className="muted">{words(order)}</span>
              <span className="row wrap push-end gap-8">
                <OrderState order={order} />
                <RepeatButton order={order} repeat={{ again, onAgain }} />
              </span>
            </span>
          </th>
        </tr>
      )}
      {!group.isContinued &&
        order?.sameGoods.map((goods) => (
          <tr key={goods.sku}>
            <td colSpan={width} className={goods.choice ? classes.decided : classes.question}>
              <SameGoodsLine order={order.key} goods={goods} isOpen={isOpen(order)} onChoose={onChoose} />
            </td>
          </tr>
        ))}
      {!group.isContinued &&
        withoutSameGoods(order?.findings ?? []).map((finding) => line(toFaultLine(finding, [finding.row])))}
      {group.rows.map((row) => (
        <Fragment key={row.row}>
          <SheetRow
            row={row}
            order={order}
            columns={columns}
            activeColumn={active?.row === row.row ? active.column : undefined}
            editingColumn={editing?.row === row.row ? editing.column : undefined}
            actions={actions}
            drafts={drafts}
          />
          {below.get(row.row)?.map(line)}
        </Fragment>
      ))}
    </>
  );
}

export const GroupRows = memo(Rows, ({ group, ...before }, { group: now, ...after }) => {
  const isSameOrder = group.rows.length === now.rows.length && group.rows.every((row, nth) => row === now.rows[nth]);
  return isSameOrder && Object.entries(before).every(([name, value]) => value === after[name as keyof typeof after]);
});
