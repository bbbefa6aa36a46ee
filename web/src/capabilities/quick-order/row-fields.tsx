import { type RefObject, useRef } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { controlClass, Field } from '#ui/form/field.tsx';
import { CodeField } from './code-field.tsx';
import type { QuickGoods } from './goods/find-goods.ts';
import type { QuickOrderSlots } from './goods/quick-order-slots.ts';
import classes from './row-fields.module.css';
import { changedRow, type PadRow, unitOfRow, withUnit } from './rows/pad-rows.ts';
import type { PastedRow } from './rows/pasted-rows.ts';
import { UnitField } from './unit-field.tsx';

/** The field that somebody is writing in: what is wrong with it is shown when they leave it. */
export type FieldInUse = 'code' | 'amount' | undefined;

type Props = Pick<QuickOrderSlots, 'shipToId' | 'basis'> & {
  row: PadRow;
  goods: QuickGoods | null | undefined;
  /** A field's name as it is read out: with the row, where there are several. */
  nameOf: (field: string) => string;
  codeField: RefObject<HTMLInputElement | null>;
  describedBy: string;
  wrong: FieldInUse;
  isFirst?: boolean;
  onUse: (field: FieldInUse) => void;
  onChange: (row: PadRow) => void;
  onRows: (rows: PastedRow[]) => void;
};

/** What a row is written in: the product, how much, and in what it is counted. */
export function RowFields({ row, goods, nameOf, codeField, describedBy, wrong, onUse, onChange, ...props }: Props) {
  const { t } = useTranslation('quick-order');
  const amountField = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field inside. */}
      <span className={`${classes.code} block`} onFocus={() => onUse('code')} onBlur={() => onUse(undefined)}>
        <CodeField
          shipToId={props.shipToId}
          basis={props.basis}
          name={nameOf(t('code'))}
          value={row.code}
          isWrong={wrong === 'code'}
          describedBy={describedBy}
          field={codeField}
          isFirst={props.isFirst ?? false}
          onCode={(code) => onChange(changedRow(row, { code }))}
          onTaken={(sku) => {
            onChange(changedRow(row, { code: sku }));
            amountField.current?.focus();
          }}
          onRows={props.onRows}
        />
      </span>
      <Field label={t('amount')} className={classes.amount}>
        {({ id }) => (
          <input
            ref={amountField}
            id={id}
            className={controlClass}
            data-amount
            aria-label={nameOf(t('amount'))}
            aria-invalid={wrong === 'amount' || undefined}
            aria-describedby={describedBy}
            placeholder={row.code.trim() === '' ? undefined : '1'}
            autoComplete="off"
            maxLength={40}
            value={row.amount}
            onFocus={() => onUse('amount')}
            onBlur={() => onUse(undefined)}
            onChange={({ currentTarget }) => onChange(changedRow(row, { amount: currentTarget.value }))}
          />
        )}
      </Field>
      <UnitField
        className={classes.unit}
        name={nameOf(t('unit'))}
        unit={unitOfRow(row, goods)}
        goods={goods}
        onUnit={(unit) => onChange(withUnit(row, unit))}
      />
    </>
  );
}
