import { type PackUnit, packUnits, totalPacks, weightOfPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { IconCheck, IconLoader2 } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { CountedLine } from '../changes/line-amount.ts';
import { AmountField } from './amount-field.tsx';
import classes from './row-fields.module.css';
import type { LineOfProduct } from './save-line.ts';
import { type LineAmount, useLineAmount } from './use-line-amount.ts';

type Props = LineOfProduct & {
  line: CountedLine | undefined;
  /** Zeros are shown in the cart, where every row has something; an order list is quieter without them. */
  hasZero?: boolean;
  /** The looks of the table that it is in. */
  cell: string | undefined;
  numberCell: string | undefined;
  hasState?: boolean;
};

/** Packs, layers and pallets of one row, its weight, and whether it is kept (4.3). */
export function RowFields({ line, hasZero = false, cell, numberCell, hasState = false, ...of }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { product } = of;
  const amounts = useLineAmount(of, line);
  const offered = unitsOf(product);
  const packs = totalPacks(amounts.amount, stackingOf(product));
  const change = (unit: PackUnit, value: number) => ({ ...amounts.amount, [unit]: value });
  return (
    <>
      {packUnits.map((unit) => (
        <td key={unit} className={cell}>
          {offered.includes(unit) && (
            <AmountField
              label={`${t(`quantity.${unit}`)}: ${product.name}`}
              value={amounts.amount[unit]}
              look="low"
              unit={unit}
              hasZero={hasZero}
              onValue={(value) => amounts.set(change(unit, value))}
              onLeave={amounts.flush}
              onUndo={(value) => amounts.undo(change(unit, value))}
            />
          )}
        </td>
      ))}
      <td className={numberCell}>
        <output>
          {packs > 0 ? formatNumber(language, weightOfPacks(packs, product.gross_weight_for_one_cas)) : ''}
        </output>
      </td>
      {hasState && (
        <td className={classes.state}>
          <RowState state={amounts.state} isIn={packs > 0} />
        </td>
      )}
    </>
  );
}

/** In words, so that nobody wonders whether the beer will come. */
function RowState({ state, isIn }: { state: LineAmount['state']; isIn: boolean }) {
  const { t } = useTranslation('cart');
  if (state !== 'saved') {
    return (
      <span className={`${classes.saving} muted`}>
        <IconLoader2 size={16} stroke={2} aria-hidden="true" />
        {t('row.saving')}
      </span>
    );
  }
  if (!isIn) return null;
  return (
    <span className={`${classes.saved} success`}>
      <IconCheck size={16} stroke={2.25} aria-hidden="true" />
      {t('row.saved')}
    </span>
  );
}
