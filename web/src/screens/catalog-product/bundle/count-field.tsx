import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Stepper } from '#ui/stepper.tsx';

type Props = { label: string; value: number; least: number; max: number; onChange: (value: number) => void };

/** A whole number between two bounds. What is written may be anything for a moment; it counts once it fits. */
export function CountField({ label, value, least, max, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const [written, setWritten] = useState<string>();
  const write = (text: string) => {
    setWritten(text);
    const count = countIn(text, least, max);
    if (count !== undefined) onChange(count);
  };
  const step = (by: 1 | -1) => {
    setWritten(undefined);
    onChange(Math.min(max, Math.max(least, value + by)));
  };
  return (
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
      onLeave={() => setWritten(undefined)}
    />
  );
}

export function countIn(text: string, least: number, max: number): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= max ? count : undefined;
}
