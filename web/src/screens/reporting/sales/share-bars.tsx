import type { ComparedFigures, Unit } from '#capabilities/reporting/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';
import { ChangeMark } from './change-mark.tsx';
import { figureOf, formatFigure } from './report-figures.ts';
import classes from './share-bars.module.css';

type Part = ComparedFigures & { key: string; name: string };
type Props = {
  heading: string;
  parts: readonly Part[];
  unit: Unit;
  currency: string;
  isCompared: boolean;
  /** Whether the year before is that of the same months as the bar; else a tick would not fit it (T158). */
  isWhole: boolean;
  /** What the smaller ones are put together as. */
  others: string;
};

const maxShown = 6;

/** The greatest parts of a whole; a dark tick marks each one's year before. */
export function ShareBars({ heading, parts, unit, currency, isCompared, isWhole, others }: Props) {
  const language = useLanguage();
  const shown = foldTail(parts, unit, others);
  const longest = Math.max(
    ...shown.flatMap((part) => [figureOf(part, unit), isWhole ? figureOf(part.before, unit) : 0]),
    Number.MIN_VALUE,
  );
  const widthOf = (value: number) => `${(Math.max(0, value) / longest) * 100}%`;
  return (
    <Card heading={heading}>
      <ul className={classes.bars}>
        {shown.map((part) => (
          <li key={part.key} className={classes.row}>
            <span className="size-15 anywhere">{part.name}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: widthOf(figureOf(part, unit)) }} />
              {isWhole && figureOf(part.before, unit) > 0 && (
                <span className={classes.tick} style={{ insetInlineStart: widthOf(figureOf(part.before, unit)) }} />
              )}
            </span>
            <span className="semibold tabular nowrap text-end">
              {formatFigure(language, unit, figureOf(part, unit), currency)}
            </span>
            {isCompared && (
              <span className="text-end">
                <ChangeMark now={figureOf(part.comparable, unit)} before={figureOf(part.before, unit)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One that would be alone among the others keeps its own name. */
function foldTail(parts: readonly Part[], unit: Unit, others: string): readonly Part[] {
  const sorted = parts
    .filter((part) => figureOf(part, unit) > 0 || figureOf(part.before, unit) > 0)
    .toSorted((one, other) => figureOf(other, unit) - figureOf(one, unit));
  if (sorted.length <= maxShown) return sorted;
  const tail = sorted.slice(maxShown - 1);
  return [...sorted.slice(0, maxShown - 1), { key: ' others', name: others, ...sumOf(tail) }];
}

const sumOf = (parts: readonly ComparedFigures[]): ComparedFigures => ({
  ...addUp(parts),
  before: addUp(parts.map(({ before }) => before)),
  comparable: addUp(parts.map(({ comparable }) => comparable)),
});

const addUp = (parts: readonly ComparedFigures['before'][]): ComparedFigures['before'] =>
  parts.reduce(
    (sum, part) => ({
      hectolitres: sum.hectolitres + part.hectolitres,
      packs: sum.packs + part.packs,
      net: sum.net + part.net,
      deposit: sum.deposit + part.deposit,
      orders: sum.orders + part.orders,
    }),
    { hectolitres: 0, packs: 0, net: 0, deposit: 0, orders: 0 },
  );
