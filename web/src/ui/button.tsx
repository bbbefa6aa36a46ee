import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import classes from './button.module.css';
import { Loader } from './loader.tsx';

export type ButtonLook = {
  /** Filled is for the one thing one came to do; quiet has no frame, for what every row of a list offers. */
  variant?: 'filled' | 'default' | 'quiet';
  size?: 'sm' | 'md' | 'lg';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  fullWidth?: boolean;
  /** Keeps its width and cannot be pressed again. */
  loading?: boolean;
};

type AsButton = { component?: 'button' } & ComponentProps<'button'>;
type AsLink = { component: 'a' } & ComponentProps<'a'>;

/** A button, or a link that looks like one. */
export function Button({
  variant = 'filled',
  size = 'md',
  leftSection,
  rightSection,
  fullWidth = false,
  loading = false,
  className,
  children,
  ...props
}: ButtonLook & (AsButton | AsLink)) {
  const look = {
    className: [classes.button, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-wide': fullWidth || undefined,
    'data-loading': loading || undefined,
    'data-left': leftSection ? true : undefined,
    'data-right': rightSection ? true : undefined,
  };
  const content = (
    <>
      {loading && (
        <span className={classes.wait} aria-hidden="true">
          <Loader size={size === 'lg' ? 28 : 24} color="currentColor" />
        </span>
      )}
      <span className={classes.face}>
        {leftSection}
        <span className={classes.words}>{children}</span>
        {rightSection}
      </span>
    </>
  );
  if (props.component === 'a') {
    const { component, ...link } = props;
    return (
      <a {...link} {...look}>
        {content}
      </a>
    );
  }
  const { component, onClick, ...button } = props;
  // Not `disabled` while it works: that would take the focus away from those who pressed it by key.
  const busy = { 'aria-disabled': true, 'aria-busy': true, onClick: stop } as const;
  return (
    <button type="button" {...button} onClick={onClick} {...look} {...(loading ? busy : {})}>
      {content}
    </button>
  );
}

const stop = (event: MouseEvent): void => event.preventDefault();
