import { useId } from 'react';
import classes from './choice-row.module.css';

type Choice<Value extends string> = { value: Value; label: string; lang?: string };

type Props<Value extends string> = {
  label: string;
  /** Undefined while what is in force is not among the choices. */
  value: Value | undefined;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
};

/** A handful of choices side by side, of which one holds. */
export function ChoiceRow<Value extends string>({ label, value, choices, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.row}>
      <legend className="mb-8 text-14 muted">{label}</legend>
      <div className="flex wrap gap-4">
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice} lang={choice.lang}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
