import { IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './summary-block.module.css';

type Props = {
  heading: string;
  aside?: ReactNode;
  /** Missing where there is nothing to choose. */
  editing?: { isOn: boolean; onToggle: () => void };
  children: ReactNode;
};

/** One block of the summary. Its button turns it into its fields and back; what was changed is saved meanwhile. */
export function SummaryBlock({ heading, aside, editing, children }: Props) {
  const { t } = useTranslation('summary');
  const headingId = useId();
  const Icon = editing?.isOn ? IconCheck : IconPencil;
  return (
    <section className={`${classes.block} shrinkable card`} aria-labelledby={headingId}>
      <header className={`${classes.head} row gap-4-12 mb-8 touch`}>
        <h2 id={headingId} className="text-17">
          {heading}
        </h2>
        {aside && <p className={`${classes.aside} text-14 muted`}>{aside}</p>}
        {editing && (
          <button
            type="button"
            className={classes.edit}
            data-print="no"
            aria-label={t(editing.isOn ? 'doneBlock' : 'editBlock', { block: heading })}
            onClick={editing.onToggle}
          >
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {t(editing.isOn ? 'done' : 'edit')}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
