import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { type SameGoods, sumOf } from './amounts.model.ts';
import classes from './same-goods-line.module.css';
import { useAmountWords } from './use-amount-words.ts';
import type { Choose } from './use-choosing.ts';

type Props = { order: string; goods: SameGoods; size?: 'sm' | 'md'; className?: string | undefined; onChoose: Choose };

/** The two things that can be meant by goods in several rows of an order, each with the amount that it comes to. */
export function SameGoodsAnswers({
  order,
  goods: { sku, name, rows, choice },
  size = 'sm',
  className = '',
  onChoose,
}: Props) {
  const { t } = useTranslation('bulk-upload');
  const words = useAmountWords();
  const answers = [
    { value: 'sum', label: t('sameGoods.sum', { amount: words(sumOf(rows), 'amountAfterVerb') }) },
    { value: 'last', label: t('sameGoods.last', { amount: words(rows.slice(-1), 'amountAfterVerb') }) },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of a sheet.
    <div role="group" aria-label={t('sameGoods.question', { name })} className={`${className} flex wrap gap-8`}>
      {answers.map(({ value, label }) => (
        <Button
          key={value}
          variant="default"
          size={size}
          className={classes.answer}
          aria-pressed={choice === value}
          onClick={() => onChoose({ choice: value, goods: [{ order, sku }] })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
