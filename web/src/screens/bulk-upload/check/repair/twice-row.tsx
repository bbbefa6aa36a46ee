import type { BulkOrder } from '#capabilities/bulk-upload/index.ts';
import { isOpen } from '../order/view.model.ts';
import type { SameGoods } from '../same-goods/amounts.model.ts';
import { SameGoodsAnswers } from '../same-goods/same-goods-answers.tsx';
import { useAmountWords } from '../same-goods/use-amount-words.ts';
import type { Choose } from '../same-goods/use-choosing.ts';
import { OrderName } from './order-name.tsx';
import { writtenRows } from './repair-lines.model.ts';
import classes from './repair-table.module.css';

type Props = { order: BulkOrder; goods: SameGoods; onChoose: Choose };

/** Goods in several rows of one order, and the two things that can be meant by it. */
export function TwiceRow({ order, goods, onChoose }: Props) {
  const words = useAmountWords();
  return (
    <tr data-open={goods.choice === null || undefined}>
      <th scope="row" className={classes.number}>
        {writtenRows(goods.rows.map(({ row }) => row))}
      </th>
      <td>
        <OrderName order={order} />
      </td>
      <td colSpan={2}>
        <p className="text-14 semibold anywhere">{goods.name}</p>
        <p className="text-13 muted">{words(goods.rows)}</p>
      </td>
      <td>{isOpen(order) && <SameGoodsAnswers order={order.key} goods={goods} size="md" onChoose={onChoose} />}</td>
    </tr>
  );
}
