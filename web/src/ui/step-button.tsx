import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type' | 'disabled'> & {
  /** There is no step further. */
  isAtEnd: boolean;
};

/** One that is pressed again and again until it ends. Not `disabled` there: that would take the focus away. */
export const StepButton = ({ isAtEnd, onClick, ...props }: Props) => (
  <button
    type="button"
    {...props}
    aria-disabled={isAtEnd || undefined}
    onClick={isAtEnd ? (event) => event.preventDefault() : onClick}
  />
);
