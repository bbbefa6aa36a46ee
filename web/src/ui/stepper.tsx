import { IconMinus, IconPlus } from '@tabler/icons-react';
import { StepButton } from './step-button.tsx';
import classes from './stepper.module.css';

type Props = {
  label: string;
  less: string;
  more: string;
  text: string;
  isWrong?: boolean;
  hasLess: boolean;
  hasMore: boolean;
  inputMode: 'decimal' | 'numeric';
  describedBy?: string | undefined;
  onText: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  /** The field was left: what is in it can be put right. */
  onLeave?: () => void;
};

/** A number to write or to count up and down, with room for a thumb on either side. */
export const Stepper = (props: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the field has its name already.
  <div role="group" aria-label={props.label} className={classes.stepper} data-wrong={props.isWrong || undefined}>
    <StepButton aria-label={props.less} isAtEnd={!props.hasLess} onClick={() => props.onStep(-1)}>
      <IconMinus size={18} stroke={2} aria-hidden="true" />
    </StepButton>
    <input
      className={classes.number}
      inputMode={props.inputMode}
      autoComplete="off"
      maxLength={7}
      aria-label={props.label}
      aria-invalid={props.isWrong || undefined}
      aria-describedby={props.describedBy}
      value={props.text}
      onChange={({ currentTarget }) => props.onText(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={props.onLeave}
    />
    <StepButton aria-label={props.more} isAtEnd={!props.hasMore} onClick={() => props.onStep(1)}>
      <IconPlus size={18} stroke={2} aria-hidden="true" />
    </StepButton>
  </div>
);
