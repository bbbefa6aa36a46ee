import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './steps.module.css';

type Props = {
  label: string;
  steps: readonly string[];
  /** Counted from nought. */
  current: number;
  /** "done", read out behind the steps that are. */
  done: string;
};

/** Where one is in something that is done in a fixed order. */
export const Steps = ({ label, steps, current, done }: Props) => (
  <ol className={classes.steps} aria-label={label}>
    {steps.map((name, index) => (
      <li
        key={name}
        className={`${classes.step} inline-row gap-8 text-15 muted`}
        data-done={index < current || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className={classes.number} aria-hidden="true">
          {index < current ? <IconCheck size={16} stroke={2.5} /> : index + 1}
        </span>
        <span className={classes.name}>
          {name}
          {index < current && <VisuallyHidden>, {done}</VisuallyHidden>}
        </span>
      </li>
    ))}
  </ol>
);
