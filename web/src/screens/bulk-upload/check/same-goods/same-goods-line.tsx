import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import fault from '../faults/fault-text.module.css';
import { type SameGoods, sumOf } from './amounts.model.ts';
import classes from './same-goods-line.module.css';
import { useAmountWords } from './use-amount-words.ts';
import type { Choose } from './use-choosing.ts';

type Props = { order: string; goods: SameGoods; isOpen: boolean; onChoose: Choose };

/** Goods that stand in several rows of an order: what the file says of them, and the two things that can be meant by it. */
export function SameGoodsLine({ order, goods: { sku, name, rows, choice }, isOpen, onChoose }: Props) {
  const { t } = useTranslation('bulk-upload');
  const words = useAmountWords();
  const where = t('sameGoods.rows', { rows: rows.map(({ row }) => row).join(', ') });
  const answers = [
    { value: 'sum', label: t('sameGoods.sum', { amount: words(sumOf(rows), 'amountAfterVerb') }) },
    { value: 'last', label: t('sameGoods.last', { amount: words(rows.slice(-1), 'amountAfterVerb') }) },
  ] as const;
  return (
    <div className={`${fault.fault} ${classes.line}`} data-open={choice === null || undefined}>
      <IconCopy size={18} stroke={1.75} aria-hidden="true" />
      <p className={`${fault.words} shrinkable anywhere`}>
        <strong>{where}</strong> {t('sameGoods.text', { name, amounts: words(rows) })}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of a sheet.
        <div role="group" aria-label={t('sameGoods.question', { name })} className={`${fault.fixes} flex wrap gap-8`}>
          {answers.map(({ value, label }) => (
            <Button
              key={value}
              variant="default"
              size="sm"
              className={classes.answer}
              aria-pressed={choice === value}
              onClick={() => onChoose({ choice: value, goods: [{ order, sku }] })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
