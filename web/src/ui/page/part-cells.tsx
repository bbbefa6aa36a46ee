import { type PartAmounts, toCells, toShares } from './part-cells.model.ts';
import classes from './part-cells.module.css';

/** How much of something came: a cell each, or a bar of the same fills where there are many. The words beside it say it, too. */
export const PartCells = (amounts: PartAmounts) => {
  const cells = toCells(amounts);
  return (
    <span className={cells ? classes.cells : classes.bar} aria-hidden="true">
      {cells
        ? cells.map((kind, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one pack is like the other.
            <span key={index} className={classes.cell} data-kind={kind} />
          ))
        : toShares(amounts).map(({ kind, percent }) => (
            <span key={kind} className={classes.share} data-kind={kind} style={{ flexGrow: percent }} />
          ))}
    </span>
  );
};
