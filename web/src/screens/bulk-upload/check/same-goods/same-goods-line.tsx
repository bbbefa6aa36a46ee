import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import fault from '../faults/fault-text.module.css';
import type { SameGoods } from './amounts.model.ts';
import { SameGoodsAnswers } from './same-goods-answers.tsx';
import classes from './same-goods-line.module.css';
import { useAmountWords } from './use-amount-words.ts';
import type { Choose } from './use-choosing.ts';

type Props = { order: string; goods: SameGoods; isOpen: boolean; onChoose: Choose };

/** Goods that stand in several rows of an order: what the file says of them, and the two things that can be meant by it. */
export function SameGoodsLine({ order, goods, isOpen, onChoose }: Props) {
  const { t } = useTranslation('bulk-upload');
  const words = useAmountWords();
  const { name, rows, choice } = goods;
  const where = t('sameGoods.rows', { rows: rows.map(({ row }) => row).join(', ') });
  return (
    <div className={`${fault.fault} ${classes.line}`} data-open={choice === null || undefined}>
      <IconCopy size={18} stroke={1.75} aria-hidden="true" />
      <p className={`${fault.words} shrinkable anywhere`}>
        <strong>{where}</strong> {t('sameGoods.text', { name, amounts: words(rows) })}
      </p>
      {isOpen && <SameGoodsAnswers order={order} goods={goods} className={fault.fixes} onChoose={onChoose} />}
    </div>
  );
}
