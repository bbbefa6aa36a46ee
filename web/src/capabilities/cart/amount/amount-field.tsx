import { useId, useRef } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { amountFault, amountInField, parseAmountOf } from '#platform/texts/typed-amount.ts';
import classes from './amount-field.module.css';
import { useWrittenAmount } from './written-amount.ts';

type Props = {
  label: string;
  value: number;
  /** In a table it is drawn lower than it can be pressed. */
  look: 'tall' | 'low';
  unit?: string;
  /** Nothing of this unit is shown by an empty field or by a grey 0. */
  hasZero?: boolean;
  onValue: (value: number) => void;
  /** It was left, or Enter was pressed: nothing needs to wait any longer. */
  onLeave: () => void;
  /** Escape: back to what was there when the field was entered. */
  onUndo: (value: number) => void;
};

/** One number of a line. It is saved while one goes on; the focus never moves by itself. */
export function AmountField({ label, value, look, unit, hasZero = false, onValue, onLeave, onUndo }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const before = useRef(value);
  const reasonId = useId();
  const { written, isWrong, write, forget, leave } = useWrittenAmount(unit, value);
  const stored = value === 0 && !hasZero ? '' : amountInField(language, value);

  return (
    <label className={classes.field} data-look={look}>
      <input
        className={`${classes.input} semibold ink tabular text-center`}
        data-unit={unit}
        data-filled={value !== 0 || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? reasonId : undefined}
        value={written ?? stored}
        onChange={({ currentTarget }) => {
          write(currentTarget.value);
          const typed = parseAmountOf(unit, currentTarget.value);
          if (typed !== undefined) onValue(typed);
        }}
        onFocus={({ currentTarget }) => {
          before.current = value;
          currentTarget.select();
        }}
        onBlur={() => {
          leave();
          onLeave();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onLeave();
          if (key !== 'Escape') return;
          forget();
          onUndo(before.current);
        }}
      />
      {isWrong && (
        <span role="alert" id={reasonId} className={`${classes.wrong} text-13 regular danger`}>
          {t(`quantity.${amountFault(written ?? '')}`)}
        </span>
      )}
    </label>
  );
}
