import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './figure-card.module.css';

type Props = {
  icon: Icon;
  label: string;
  amount: string;
  facts: ReactNode;
  /** Something has to be done about it. */
  isBad?: boolean;
  /** Makes the whole card lead to what it counts. */
  link?: ((look: { className: string | undefined; children: ReactNode }) => ReactNode) | undefined;
};

/** One figure that is looked for first: what it is, how much, and what it is made of. */
export function FigureCard({ icon: IconOf, label, amount, facts, isBad = false, link }: Props) {
  return (
    <div className={classes.card} data-bad={isBad || undefined} data-leads={link ? true : undefined}>
      <h2 className={`${classes.label} row gap-8 text-15 medium`}>
        <IconOf size={18} stroke={1.75} aria-hidden="true" />
        {link ? link({ className: classes.link, children: label }) : label}
      </h2>
      <p className={classes.amount}>{amount}</p>
      <p className="text-14 muted">{facts}</p>
    </div>
  );
}
