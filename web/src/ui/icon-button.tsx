import type { ComponentProps, ReactNode } from 'react';
import classes from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, and to what: its picture says neither to those who cannot see it. */
  label: string;
  /** What it does takes something away. */
  tone?: 'danger' | undefined;
  children: ReactNode;
};

/** For what is drawn by another part and looks the same. */
export const iconButtonClass = classes.button;

/** A button that is a picture only, as large as a thumb. */
export const IconButton = ({ label, tone, className, children, ...props }: Props) => (
  <button
    type="button"
    {...props}
    className={[classes.button, className].filter(Boolean).join(' ')}
    data-tone={tone}
    aria-label={label}
  >
    {children}
  </button>
);
