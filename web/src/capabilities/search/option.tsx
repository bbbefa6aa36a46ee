import { Link, type LinkProps } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import classes from './option.module.css';

type Props = {
  id: string;
  isActive: boolean;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  onChosen: () => void;
  children: ReactNode;
};

/** One line of the list: a link that the field's keys walk over, so that it opens in a new tab like any other, too. */
export function Option({ id, isActive, link, onChosen, children }: Props) {
  const choose = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey)) onChosen();
  };
  return (
    <Link
      {...link}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onClick={choose}
    >
      {children}
    </Link>
  );
}
