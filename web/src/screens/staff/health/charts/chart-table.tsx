import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { FigureTable } from '#ui/list/figure-table.tsx';
import classes from './chart-table.module.css';

type Props = {
  title: string;
  points: readonly (number | null)[];
  timeOf: (step: number) => string;
  textOf: (step: number) => string;
};

/** The same figures as a table, the newest first; made only where somebody opens it. */
export function ChartTable({ title, points, timeOf, textOf }: Props) {
  const { t } = useTranslation('health');
  const [isOpen, setIsOpen] = useState(false);
  const rows = isOpen
    ? points.map((_point, step) => ({ key: String(step), name: timeOf(step), figures: [textOf(step)] })).toReversed()
    : [];
  return (
    <details className={`${classes.details} text-14`} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t('chart.tableOf', { title })}>{t('chart.table')}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        <section className={classes.scroll} tabIndex={0} aria-label={t('chart.tableOf', { title })}>
          <FigureTable caption={title} isCaptionHidden heads={[t('chart.time'), t('chart.figure')]} rows={rows} />
        </section>
      )}
    </details>
  );
}
