import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './timeline.module.css';

export type TimelineStep = {
  key: string;
  name: string;
  state: 'done' | 'partly' | 'current' | 'planned' | 'failed';
  /** When it happened, or is to happen. */
  time?: string;
  /** What is worth knowing of it. */
  fact?: string;
  /** What it is of, in the mark of a step that is not done. */
  icon?: ReactNode;
};

type Props = {
  label: string;
  steps: readonly TimelineStep[];
  /** Each state in a word, for those who do not see the marks. */
  stateName: (state: TimelineStep['state']) => string;
  /** In a narrow place it is upright on every screen. */
  isUpright?: boolean;
  /** In a row each mark is beside its words instead of above them. */
  isLow?: boolean;
};

/** How far something has come: upright on a phone, in a row where there is room. Fill, shape and word say the same. */
export const Timeline = ({ label, steps, stateName, isUpright = false, isLow = false }: Props) => (
  <ol
    className={`${classes.steps} grid m-0 p-0 no-bullets`}
    aria-label={label}
    data-upright={isUpright || undefined}
    data-low={isLow || undefined}
  >
    {steps.map(({ key, name, state, time, fact, icon }) => (
      <li
        key={key}
        className={`${classes.step} grid relative gap-0-12 text-15`}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={classes.mark} aria-hidden="true">
          {state === 'done' && <IconCheck size={14} stroke={3} />}
          {state === 'failed' && <IconX size={14} stroke={3} />}
          {state !== 'done' && state !== 'failed' && icon}
        </span>
        <span className={`${classes.name} semibold`}>
          {name}
          <VisuallyHidden>, {stateName(state)}</VisuallyHidden>
        </span>
        {time && <span className={classes.time}>{time}</span>}
        {fact && <span className={classes.fact}>{fact}</span>}
      </li>
    ))}
  </ol>
);
