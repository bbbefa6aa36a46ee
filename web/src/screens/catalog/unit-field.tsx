import type { PackUnit } from '@dray/contract/catalogue/pack-quantity.ts';
import { useRef } from 'react';
import { keepQuantityDraft, type QuantityDraft } from '#capabilities/catalogue/quantity-draft.ts';
import { parseAmount } from '#capabilities/catalogue/typed-amount.ts';
import { useTranslation } from '#platform/texts.ts';
import classes from './unit-field.module.css';

type Props = { product: { sku: string; name: string }; draft: QuantityDraft; unit: PackUnit };

/** One amount of a row. Escape brings back what stood there before; Enter is the table's business. */
export function UnitField({ product, draft, unit }: Props) {
  const { t } = useTranslation('catalogue');
  const before = useRef('');
  const text = draft[unit];
  const isWrong = parseAmount(text) === undefined;
  const keep = (next: string) => keepQuantityDraft(product.sku, { ...draft, [unit]: next });
  return (
    <label className={classes.field}>
      <input
        className={classes.input}
        data-unit={unit}
        data-filled={text !== '' || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        aria-label={`${t(`quantity.${unit}`)}: ${product.name}`}
        aria-invalid={isWrong}
        title={isWrong ? t('quantity.wrong') : undefined}
        value={text}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
        onFocus={({ currentTarget }) => {
          before.current = text;
          currentTarget.select();
        }}
        onKeyDown={({ key }) => key === 'Escape' && keep(before.current)}
      />
    </label>
  );
}
