import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './selection-bar.module.css';

type Props = {
  count: number;
  /** How many of what, where the list has a word for its rows, and what they come to. */
  words?: string;
  onClear: () => void;
  /** What can be done with all that is marked. */
  children: ReactNode;
};

/** Shown above the list while something in it is marked: how much, and what can be done with it. */
export function SelectionBar({ count, words, onClear, children }: Props) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <section className={`${classes.bar} row wrap gap-8-16`} aria-label={t('select.label')}>
      <p className="semibold" role="status">
        {words ?? t('select.count', { count, n: formatNumber(language, count) })}
      </p>
      <button type="button" className={classes.clear} onClick={onClear}>
        {t('select.clear')}
      </button>
      <div className="flex wrap push-end gap-8">{children}</div>
    </section>
  );
}
