import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Timeline, type TimelineStep } from '#ui/page/timeline.tsx';
import classes from './folded-steps.module.css';

type Props = {
  label: string;
  steps: readonly TimelineStep[];
  stateName: (state: TimelineStep['state']) => string;
};

/** On a phone the steps are a row of marks with the words of the latest; pressed, each has its day. */
export function FoldedSteps({ label, steps, stateName }: Props) {
  const [isOpen, setOpen] = useState(false);
  const latest = latestOf(steps);
  return (
    <>
      <button type="button" className={classes.summary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={classes.marks} aria-hidden="true">
          {steps.map(({ key, state }) => (
            <span key={key} className={classes.mark} data-state={state} />
          ))}
        </span>
        <span className={classes.words}>
          <strong>{latest?.name}</strong> {latest?.time}
        </span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <div className="mt-12">
          <Timeline label={label} steps={steps} stateName={stateName} isUpright />
        </div>
      )}
    </>
  );
}

/** The last that has begun to be true; before anything has, the first. */
const latestOf = (steps: readonly TimelineStep[]): TimelineStep | undefined =>
  steps.findLast(({ state }) => state === 'done' || state === 'partly' || state === 'failed') ?? steps[0];
