import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Stepper } from '#ui/stepper.tsx';

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void };

/** A whole number between two bounds. What is written may be anything for a moment; it counts once it fits. */
export function CountField({ label, value, least, most, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const [written, setWritten] = useState<string>();
  const write = (text: string) => {
    setWritten(text);
    const count = countIn(text, least, most);
    if (count !== undefined) onChange(count);
  };
  const step = (by: 1 | -1) => {
    setWritten(undefined);
    onChange(Math.min(most, Math.max(least, value + by)));
  };
  return (
    <Stepper
      label={label}
      less={t('quantity.less')}
      more={t('quantity.more')}
      text={written ?? String(value)}
      isWrong={written !== undefined && countIn(written, least, most) === undefined}
      hasLess={value > least}
      hasMore={value < most}
      inputMode="numeric"
      onText={write}
      onStep={step}
      onLeave={() => setWritten(undefined)}
    />
  );
}

export function countIn(text: string, least: number, most: number): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : undefined;
}
