import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { onBasis, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import {
  type BundleItem,
  type BundleOption,
  type Choices,
  chosenOption,
  maxOfOne,
  withOption,
  withQuantity,
} from './bundle-choice.ts';
import classes from './bundle-item.module.css';
import { CountField } from './count-field.tsx';

type Props = {
  item: BundleItem;
  choices: Choices;
  currency: string;
  taxRate: number;
  /** False where the bundle can be looked at only. */
  isOpen: boolean;
  onChoose: (choices: Choices) => void;
};

/** One part of the bundle: a plain line where there is nothing to choose, else its options, of which one is taken. */
export function BundleItemChoice({ item, choices, currency, taxRate, isOpen, onChoose }: Props) {
  const { t } = useTranslation('product');
  const name = useId();
  const chosen = chosenOption(item, choices);
  const isFixed = item.required && item.options.length === 1;
  const quantityOf = (option: BundleOption) =>
    option.id === chosen?.id ? (choices[item.option_id]?.quantity ?? option.quantity) : option.quantity;

  return (
    <fieldset className={classes.item}>
      <legend className={classes.title}>
        {item.title}
        {!isFixed && isOpen && <span className="regular muted"> · {t('bundle.choose')}</span>}
      </legend>
      {item.options.map((option) => (
        <div
          key={option.id}
          className={`${classes.option} row wrap rule-above`}
          data-chosen={option.id === chosen?.id || undefined}
        >
          {!isFixed && (
            <input
              type="radio"
              name={name}
              id={`${name}-${option.id}`}
              className={classes.radio}
              checked={option.id === chosen?.id}
              disabled={!isOpen}
              onChange={() => onChoose(withOption(choices, item, option.id))}
            />
          )}
          <OptionWords option={option} forInput={isFixed ? undefined : `${name}-${option.id}`} />
          <OptionPrice option={option} quantity={quantityOf(option)} currency={currency} taxRate={taxRate} />
          {isOpen && option.can_change_quantity && option.id === chosen?.id && (
            <OptionQuantity
              option={option}
              quantity={quantityOf(option)}
              onChange={(quantity) => onChoose(withQuantity(choices, item, quantity))}
            />
          )}
        </div>
      ))}
      {!item.required && (
        <div className={`${classes.option} row wrap rule-above`} data-chosen={!chosen || undefined}>
          <input
            type="radio"
            name={name}
            id={`${name}-none`}
            className={classes.radio}
            checked={!chosen}
            disabled={!isOpen}
            onChange={() => onChoose(withOption(choices, item, undefined))}
          />
          <label htmlFor={`${name}-none`} className={classes.words}>
            {t('bundle.leaveOut')}
          </label>
        </div>
      )}
    </fieldset>
  );
}

function OptionWords({ option, forInput }: { option: BundleOption; forInput: string | undefined }) {
  const words = (
    <>
      <span className={`${classes.name} semibold anywhere`}>{option.name}</span>
      <span className="text-13 muted">{option.pack_label}</span>
    </>
  );
  if (forInput) {
    return (
      <label htmlFor={forInput} className={classes.words}>
        {words}
      </label>
    );
  }
  return (
    <Link to="/catalog/$id" params={{ id: option.sku }} className={classes.words}>
      {words}
    </Link>
  );
}

type PriceProps = { option: BundleOption; quantity: number; currency: string; taxRate: number };

function OptionPrice({ option, quantity, currency, taxRate }: PriceProps) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const basis = usePriceBasis();
  return (
    <span className="rigid text-14 tabular nowrap">
      {t('bundle.times', { n: formatNumber(language, quantity) })}{' '}
      {option.price != null && formatMoney(language, onBasis(option.price, taxRate, basis), currency)}
    </span>
  );
}

type QuantityProps = { option: BundleOption; quantity: number; onChange: (quantity: number) => void };

function OptionQuantity({ option, quantity, onChange }: QuantityProps) {
  const { t } = useTranslation('product');
  const label = t('bundle.quantityOf', { product: option.name });
  return <CountField label={label} value={quantity} least={1} max={maxOfOne} onChange={onChange} />;
}
