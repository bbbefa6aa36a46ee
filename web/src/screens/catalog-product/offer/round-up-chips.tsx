import { type PackUnit, roundUpToFull } from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf } from '@dray/contract/catalogue/stacked-product.ts';
import { IconArrowBarToUp } from '@tabler/icons-react';
import { amountText } from '#capabilities/catalogue/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { Product } from '../queries/product.queries.ts';
import classes from './round-up-chips.module.css';

type Props = {
  product: Product;
  units: readonly PackUnit[];
  packs: number;
  onRoundUp: (unit: 'layer' | 'pallet') => void;
};

/** A full layer and a full pallet are cheaper to move: one touch away while the quantity is none. */
export function RoundUpChips({ product, units, packs, onRoundUp }: Props) {
  const { t } = useTranslation('product');
  const { t: catalogueText } = useTranslation('catalogue');
  const language = useLanguage();
  const stacking = stackingOf(product);
  const steps = (['layer', 'pallet'] as const)
    .filter((unit) => units.includes(unit))
    .map((unit) => ({ unit, full: roundUpToFull(packs, unit, stacking) }))
    .filter(({ full }, index, all) => full !== packs && full !== all[index - 1]?.full);
  if (steps.length === 0) return null;
  return (
    <div className="flex wrap gap-8">
      {steps.map(({ unit, full }) => (
        <button key={unit} type="button" className={classes.chip} onClick={() => onRoundUp(unit)}>
          <IconArrowBarToUp size={18} stroke={1.75} aria-hidden="true" />
          {t(`quantity.${unit}`, {
            amount: amountText({ t: catalogueText, language }, product, full, 'pack'),
          })}
        </button>
      ))}
    </div>
  );
}
