import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Opening, Unfolding } from './column.ts';
import classes from './row-name.module.css';

type Props<Row> = {
  row: Row;
  rowKey: string;
  unfolding: Unfolding<Row> | undefined;
  opening: Opening<Row> | undefined;
  detailId: string;
  children: ReactNode;
};

/** The name of a row. Where rows unfold or lead elsewhere it is the button or the link for it, and the whole row is its target. */
export function RowName<Row>({ row, rowKey, unfolding, opening, detailId, children }: Props<Row>) {
  if (opening) {
    return opening.link(row, { className: `${classes.toggle} ${classes.words}`, 'data-row-name': '', children });
  }
  if (!unfolding) return children;
  const isOpen = unfolding.open === rowKey;
  return (
    <button
      type="button"
      className={classes.toggle}
      data-row-name=""
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      aria-label={unfolding.label(row)}
      onClick={() => unfolding.onToggle(isOpen ? undefined : rowKey)}
    >
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{children}</span>
    </button>
  );
}
