import classes from './tick-list.module.css';

type Props<Value extends string> = {
  label: string;
  hint?: string;
  choices: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Several of a few, all of them in sight. */
export const TickList = <Value extends string>({ label, hint, choices, chosen, onChange }: Props<Value>) => (
  <fieldset className={classes.list}>
    <legend className="text-14 semibold">{label}</legend>
    {choices.map(({ value, label: name }) => (
      <label key={value} className={classes.tick}>
        <input
          type="checkbox"
          className={classes.box}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
        {name}
      </label>
    ))}
    {hint && <p className="text-13 muted">{hint}</p>}
  </fieldset>
);
