import {
  noPacks,
  type PackUnit,
  packsInUnit,
  roundUpToFull,
  totalPacks,
} from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { type ReactNode, useId, useState } from 'react';
import { PacksPreview } from '#capabilities/cart/index.ts';
import { usePriceBasis } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { parseAmountOf, stepAmount } from '#platform/texts/typed-amount.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ThumbBar } from '#ui/overlay/thumb-bar.tsx';
import { Stepper } from '#ui/stepper.tsx';
import hiding from '#ui/visually-hidden.module.css';
import type { Product } from '../queries/product.queries.ts';
import classes from './quantity-block.module.css';
import { QuantitySum } from './quantity-sum.tsx';
import { RoundUpChips } from './round-up-chips.tsx';
import { UnitSwitch } from './unit-switch.tsx';

export type Quantity = { packs: number; value: number; unit: PackUnit };

type Props = {
  product: Product;
  /** What is done with so many packs: the way into the cart. */
  action?: ((quantity: Quantity, isInBar: boolean) => ReactNode) | undefined;
};

/** How much of it: a number in packs, layers or pallets, shown at once in the others, in kilograms, in hectolitres, in money. */
export function QuantityBlock({ product, action }: Props) {
  const { t } = useTranslation(['product', 'catalogue', 'shell']);
  const sumId = useId();
  const units = unitsOf(product);
  const stacking = stackingOf(product);
  const [{ text, unit }, setTyped] = useState<{ text: string; unit: PackUnit }>({
    text: '1',
    unit: units[0] ?? 'pack',
  });
  const value = parseAmountOf(unit, text);
  const packs = value === undefined ? undefined : totalPacks({ ...noPacks, [unit]: value }, stacking);
  const basis = usePriceBasis();
  const isWide = useIsWide();

  const keep = (next: string, inUnit = unit) => setTyped({ text: next, unit: inUnit });
  const roundUp = (to: PackUnit) => {
    const full = roundUpToFull(packs ?? 0, to, stacking);
    // Whole in the unit it was typed in, or else in the one it fills.
    const inOwn = packsInUnit(full, unit, stacking);
    if (Number.isInteger(inOwn)) keep(String(inOwn));
    else keep(String(packsInUnit(full, to, stacking)), to);
  };

  const stepper = (
    <Stepper
      label={t('catalogue:quantity.of', { product: product.name })}
      less={t('catalogue:quantity.less')}
      more={t('catalogue:quantity.more')}
      text={text}
      isWrong={value === undefined}
      hasLess={value !== 0}
      hasMore
      inputMode="decimal"
      describedBy={sumId}
      onText={(next) => keep(next)}
      onStep={(by) => keep(String(stepAmount(value ?? 0, by)))}
    />
  );
  const wanted = packs !== undefined && value !== undefined ? { packs, value, unit } : undefined;
  return (
    <section className={`${classes.block} grid gap-12 card`} aria-labelledby="quantity">
      <h2 id="quantity" className={hiding.hidden}>
        {t('product:quantity.heading')}
      </h2>
      <div className={classes.fields}>
        {isWide && stepper}
        <UnitSwitch product={product} units={units} unit={unit} onChoose={(chosen) => keep(text, chosen)} />
        <QuantitySum id={sumId} product={product} packs={packs} text={text} unit={unit} basis={basis} />
      </div>
      {packs !== undefined && packs > 0 && (
        <RoundUpChips product={product} units={units} packs={packs} onRoundUp={roundUp} />
      )}
      {isWide && wanted && action?.(wanted, false)}
      {!isWide && packs !== undefined && <PacksPreview product={product} packs={packs} />}
      {/* On a phone how much and for how much stay above the thumb. */}
      {!isWide && (
        <ThumbBar label={t('shell:cart.add')} isOnly>
          <div className={classes.stepper}>{stepper}</div>
          <div className="grow shrinkable">{wanted && action?.(wanted, true)}</div>
        </ThumbBar>
      )}
    </section>
  );
}
