import type { ReactNode } from 'react';
import hidden from '../../visually-hidden.module.css';

type Props = {
  /** The text that the list answers; nothing while the answer is on its way. */
  answers?: string | undefined;
  isHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** How many there are, or that there are none: announced politely whenever the list has changed. */
export const ListStatus = ({ answers, isHidden = false, className, children }: Props) => (
  // One element throughout: a new one would be read out by nobody.
  <p role="status" className={isHidden ? hidden.hidden : className} data-answers={answers}>
    {children}
  </p>
);
