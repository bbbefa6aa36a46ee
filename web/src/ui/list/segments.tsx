import { type ReactNode, useId } from 'react';
import { Sideways } from '../page/sideways/sideways.tsx';
import { sidewaysClass, useSideways } from '../page/sideways/use-sideways.ts';
import classes from './segments.module.css';

type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChoose: (value: Value) => void;
  /** Their words are read out but not drawn where there is little room. */
  isIconOnly?: boolean;
};

/** Two or three ways of looking at the same thing, of which one holds; where there is no room for all, they slide. */
export function Segments<Value extends string>({ label, value, segments, onChoose, isIconOnly = false }: Props<Value>) {
  const name = useId();
  const row = useSideways<HTMLFieldSetElement>(value);
  return (
    <Sideways row={row} isInline>
      <fieldset ref={row} className={`${classes.row} ${sidewaysClass}`} data-icon-only={isIconOnly || undefined}>
        <legend className={classes.legend}>{label}</legend>
        {segments.map((segment) => (
          <label key={segment.value} className={classes.segment}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChoose(segment.value)}
            />
            {segment.icon}
            <span className={classes.words}>{segment.label}</span>
          </label>
        ))}
      </fieldset>
    </Sideways>
  );
}
