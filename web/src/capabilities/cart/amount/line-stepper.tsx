import {
  noPacks,
  type PackUnit,
  packsInUnit,
  totalPacks,
  weightOfPacks,
} from '@dray/contract/catalogue/pack-quantity.ts';
import { stackingOf, unitsOf } from '@dray/contract/catalogue/stacked-product.ts';
import { useEffect, useRef, useState } from 'react';
import { formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { amountFault, amountInField, parseAmountOf, stepAmount } from '#platform/texts/typed-amount.ts';
import { Stepper } from '#ui/stepper.tsx';
import { type CountedLine, unitOf } from '../changes/line-amount.ts';
import classes from './line-stepper.module.css';
import type { LineOfProduct } from './save-line.ts';
import { UnitSelect } from './unit-select.tsx';
import { useLineAmount } from './use-line-amount.ts';
import { useWrittenAmount } from './written-amount.ts';

type Props = LineOfProduct & {
  line: CountedLine | undefined;
  /** It has just taken the place of what was pressed. */
  takesFocus?: boolean;
  onEmptied?: () => void;
};

/** How much of it is in the cart, in one unit; changed by a step or by writing, and saved by itself. */
export default function LineStepper({ line, takesFocus = false, onEmptied, ...of }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { product } = of;
  const stacking = stackingOf(product);
  const units = unitsOf(product);
  const { amount, state, set, flush } = useLineAmount(of, line);
  const [chosen, setChosen] = useState<PackUnit>();
  const unit = chosen ?? unitOf(amount, units);
  const packs = totalPacks(amount, stacking);
  const inUnit = Number(packsInUnit(packs, unit, stacking).toFixed(2));
  const boxRef = useFocusOnce(takesFocus);
  const { written, isWrong, write, forget, leave } = useWrittenAmount(unit, inUnit);

  const take = (text: string) => {
    write(text);
    const value = parseAmountOf(unit, text);
    if (value !== undefined) set({ ...noPacks, [unit]: value });
  };
  const step = (by: 1 | -1) => {
    const next = stepAmount(inUnit, by);
    forget();
    setChosen(unit);
    set({ ...noPacks, [unit]: next }, { isFinal: true });
    if (next === 0) onEmptied?.();
  };
  const choose = (another: PackUnit) => {
    forget();
    setChosen(another);
  };

  return (
    <div ref={boxRef} className={`${classes.line} grid shrinkable gap-6`} data-state={state}>
      <Stepper
        label={t('quantity.of', { product: product.name })}
        less={t('quantity.lessOf', { product: product.name })}
        more={t('quantity.moreOf', { product: product.name })}
        text={written ?? amountInField(language, inUnit)}
        isWrong={isWrong}
        hasLess={packs > 0}
        hasMore
        inputMode="decimal"
        onText={take}
        onStep={step}
        onLeave={() => {
          leave();
          flush();
        }}
      />
      <p className={classes.below}>
        <UnitSelect product={product} units={units} unit={unit} packs={packs} onChoose={choose} />
        {isWrong ? (
          <span className="danger" role="alert">
            {t(`catalogue:quantity.${amountFault(written ?? '')}`)}
          </span>
        ) : (
          <span className={`${classes.note} success tabular nowrap`}>
            {formatWeight(language, weightOfPacks(packs, product.gross_weight_for_one_cas))}
          </span>
        )}
      </p>
    </div>
  );
}

/** What was pressed to get here is gone; the focus goes on where the next press would be. */
function useFocusOnce(takesFocus: boolean) {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) boxRef.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return boxRef;
}
