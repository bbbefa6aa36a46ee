import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import classes from './same-goods-note.module.css';
import type { Choose } from './use-choosing.ts';

type Props = { goods: readonly { order: string; sku: string }[]; onChoose: Choose };

/** One answer for all that nobody has decided yet; nothing where it is one alone. */
export function SameGoodsAll({ goods, onChoose }: Props) {
  const { t } = useTranslation('bulk-upload');
  if (goods.length < 2) return null;
  return (
    <span className={`${classes.answers} flex wrap gap-8`}>
      <Button variant="default" size="sm" onClick={() => onChoose({ choice: 'sum', goods })}>
        {t('sameGoods.sumAll')}
      </Button>
      <Button variant="default" size="sm" onClick={() => onChoose({ choice: 'last', goods })}>
        {t('sameGoods.lastAll')}
      </Button>
    </span>
  );
}
