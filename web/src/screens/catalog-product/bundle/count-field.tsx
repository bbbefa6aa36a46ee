import { useId, useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Stepper } from '#ui/stepper.tsx';
import classes from './count-field.module.css';

type Props = { label: string; value: number; least: number; max: number; onChange: (value: number) => void };

/**
 * A whole number between two bounds. What is written may be anything for a moment; it counts once it fits, and what
 * does not says why when the field is left.
 */
export function CountField({ label, value, least, max, onChange }: Props) {
  const { t } = useTranslation(['catalogue', 'product']);
  const language = useLanguage();
  const reasonId = useId();
  const [written, setWritten] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const n = (count: number) => formatNumber(language, count);
  const write = (text: string) => {
    setWritten(text);
    setRefused(undefined);
    const count = countIn(text, least, max);
    if (count !== undefined) onChange(count);
  };
  const step = (by: 1 | -1) => {
    setWritten(undefined);
    setRefused(undefined);
    onChange(Math.min(max, Math.max(least, value + by)));
  };
  const leave = () => {
    const isRefused = written !== undefined && written.trim() !== '' && countIn(written, least, max) === undefined;
    setRefused(isRefused ? written.trim() : undefined);
    setWritten(undefined);
  };
  return (
    <>
      <Stepper
        label={label}
        less={t('quantity.less')}
        more={t('quantity.more')}
        text={written ?? String(value)}
        isWrong={written !== undefined && countIn(written, least, max) === undefined}
        hasLess={value > least}
        hasMore={value < max}
        inputMode="numeric"
        onText={write}
        onStep={step}
        describedBy={refused === undefined ? undefined : reasonId}
        onLeave={leave}
      />
      {refused !== undefined && (
        <p id={reasonId} role="alert" className={classes.reason}>
          {t('product:bundle.bounds', { least: n(least), max: n(max), written: refused, value: n(value) })}
        </p>
      )}
    </>
  );
}

export function countIn(text: string, least: number, max: number): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= max ? count : undefined;
}
