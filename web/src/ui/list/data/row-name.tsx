import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Unfolding } from './column.ts';
import classes from './row-name.module.css';

type Props<Row> = {
  row: Row;
  rowKey: string;
  unfolding: Unfolding<Row> | undefined;
  detailId: string;
  children: ReactNode;
};

/** The name of a row. Where rows unfold it is the button for it, and the whole row is its target. */
export function RowName<Row>({ row, rowKey, unfolding, detailId, children }: Props<Row>) {
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
