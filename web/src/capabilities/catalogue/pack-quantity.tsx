import { noPacks, type PackUnit, totalPacks } from '@dray/contract/catalogue/pack-quantity.ts';
import { IconChevronDown, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#platform/texts.ts';
import { Conversion } from './conversion.tsx';
import classes from './pack-quantity.module.css';
import { inOneField, keepQuantityDraft, useQuantityDraft } from './quantity-draft.ts';
import { type StackedProduct, stackingOf, unitsOf } from './stacking.ts';
import { parseAmount, stepAmount } from './typed-amount.ts';

type Props = {
  product: StackedProduct & { sku: string; name: string };
  /** What is done with the amount; it follows the fields. */
  action?: ReactNode;
};

/** How much of it: a number and its unit, told at once in the others and in kilograms (moment 11). */
export function PackQuantity({ product, action }: Props) {
  const { t } = useTranslation('catalogue');
  const fieldId = useId();
  const units = unitsOf(product);
  const [unitBefore, setUnitBefore] = useState<PackUnit>(units[0] ?? 'pack');
  const typed = inOneField(useQuantityDraft(product.sku), stackingOf(product));
  const unit = typed?.unit ?? unitBefore;
  const text = typed?.text ?? '1';
  const value = parseAmount(text);

  const keep = (next: string, inUnit = unit) => {
    setUnitBefore(inUnit);
    keepQuantityDraft(product.sku, { [inUnit]: next });
  };
  const step = (by: 1 | -1) => keep(String(stepAmount(value ?? 0, by)));

  return (
    <fieldset className={classes.quantity}>
      <legend className={classes.legend}>{t('quantity.of', { product: product.name })}</legend>
      <div className={classes.fields}>
        <div className={classes.stepper} data-wrong={value === undefined || undefined}>
          <button type="button" aria-label={t('quantity.less')} disabled={value === 0} onClick={() => step(-1)}>
            <IconMinus size={18} stroke={2} aria-hidden="true" />
          </button>
          <input
            id={fieldId}
            className={classes.number}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-label={t('quantity.of', { product: product.name })}
            aria-invalid={value === undefined}
            value={text}
            onChange={({ currentTarget }) => keep(currentTarget.value)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" aria-label={t('quantity.more')} onClick={() => step(1)}>
            <IconPlus size={18} stroke={2} aria-hidden="true" />
          </button>
        </div>
        <UnitChoice units={units} unit={unit} onChoose={(chosen) => keep(text, chosen)} />
      </div>
      <Conversion
        product={product}
        packs={value === undefined ? undefined : totalPacks({ ...noPacks, [unit]: value }, stackingOf(product))}
        unit={unit}
        fieldId={fieldId}
      />
      {action}
    </fieldset>
  );
}

type UnitProps = { units: readonly PackUnit[]; unit: PackUnit; onChoose: (unit: PackUnit) => void };

/** A list of the browser's own: on a phone it opens under the thumb. With one unit there is nothing to choose. */
function UnitChoice({ units, unit, onChoose }: UnitProps) {
  const { t } = useTranslation('catalogue');
  if (units.length < 2) return <p className={classes.onlyUnit}>{t(`quantity.${unit}`)}</p>;
  return (
    <span className={classes.unit}>
      <select
        aria-label={t('quantity.unit')}
        value={unit}
        onChange={({ currentTarget }) => onChoose(units.find((each) => each === currentTarget.value) ?? unit)}
      >
        {units.map((each) => (
          <option key={each} value={each}>
            {t(`quantity.${each}`)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
