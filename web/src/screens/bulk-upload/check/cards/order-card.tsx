import type { BulkHead, BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { type FaultLine, faultLinesBelow, toFaultLine } from '../faults/fault-lines.model.ts';
import { FaultText } from '../faults/fault-text.tsx';
import type { Cell } from '../faults/fault-walk.model.ts';
import type { Mend } from '../faults/use-mending.ts';
import type { Repeating } from '../order/check-parts.ts';
import { OrderState } from '../order/order-state.tsx';
import { RepeatButton } from '../order/repeat-button.tsx';
import { useOrderWords } from '../order/use-order-words.ts';
import { isOpen } from '../order/view.model.ts';
import { withoutSameGoods } from '../same-goods/amounts.model.ts';
import { SameGoodsLine } from '../same-goods/same-goods-line.tsx';
import type { Choose } from '../same-goods/use-choosing.ts';
import classes from './order-card.module.css';

type Props = {
  order: BulkOrder;
  rows: readonly BulkRow[];
  columns: BulkHead['columns'];
  repeat: Repeating;
  onMend: (mend: Mend) => void;
  onEdit: (cell: Cell) => void;
  onChoose: Choose;
};

/** An order of the file with its faults alone. */
export function OrderCard({ order, rows, columns, repeat, onMend, onEdit, onChoose }: Props) {
  const words = useOrderWords();
  const lines: readonly FaultLine[] = [
    ...withoutSameGoods(order.findings).map((finding) => toFaultLine(finding, [finding.row])),
    ...faultLinesBelow(rows).values().toArray().flat(),
  ];
  return (
    <section className="card" aria-label={order.customerOrderNumber}>
      <div className={`${classes.head} row wrap gap-4-12`}>
        <h2 className="text-17">{order.customerOrderNumber}</h2>
        <p className={classes.facts}>{words(order)}</p>
        <OrderState order={order} />
        <RepeatButton order={order} repeat={repeat} />
      </div>
      {order.sameGoods.map((goods) => (
        <div key={goods.sku} className={classes.fault}>
          <SameGoodsLine order={order.key} goods={goods} isOpen={isOpen(order)} onChoose={onChoose} />
        </div>
      ))}
      {lines.map((line) => (
        <div key={line.key} className={classes.fault}>
          <FaultText
            line={line}
            columns={columns}
            onMend={onMend}
            onEdit={() => line.fault.column && onEdit({ row: line.fault.row, column: line.fault.column })}
          />
        </div>
      ))}
    </section>
  );
}
