import { cellsOf, type Measure, shareOf } from './gauge-load.ts';
import { Excess, Flag } from './gauge-marks.tsx';
import classes from './load-gauge.module.css';

type Props = { pallets: Measure & { hasCells: boolean }; after: number | undefined; minimumText: string | undefined };

/** The pallet places: full, begun, asked for by the minimum, or hatched with what a click would bring. */
export const TruckBed = ({ pallets, after, minimumText }: Props) => (
  <div className={classes.bed}>
    {pallets.hasCells ? <Cells pallets={pallets} after={after} /> : <Whole pallets={pallets} after={after} />}
    {pallets.level === 'over' && <Excess />}
    {pallets.minimum !== undefined && <Flag at={shareOf(pallets.minimum, pallets.maximum)} text={minimumText} />}
  </div>
);

const percent = (part: number): string => `${part * 100}%`;

function Cells({ pallets, after }: Pick<Props, 'pallets' | 'after'>) {
  return cellsOf(pallets, after).map(({ filled, added, isNeeded }, shipTo) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the truck is its number.
    <i key={shipTo} className={classes.cell} data-needed={isNeeded || undefined}>
      {filled > 0 && <b style={{ height: percent(filled) }} />}
      {added > 0 && <em style={{ bottom: percent(filled), height: percent(added) }} />}
    </i>
  ));
}

function Whole({ pallets: { value, maximum }, after = value }: Pick<Props, 'pallets' | 'after'>) {
  const filled = shareOf(value, maximum);
  const added = shareOf(after, maximum) - filled;
  return (
    <>
      <b className={classes.load} style={{ width: percent(filled) }} />
      {added > 0 && (
        <em className={classes.ghost} style={{ width: percent(added), insetInlineStart: percent(filled) }} />
      )}
    </>
  );
}
