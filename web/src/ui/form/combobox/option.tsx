import { Link, type LinkProps } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useComboboxState } from './combobox.tsx';
import classes from './option.module.css';
import { optionId } from './use-combobox.ts';

type OptionContent = {
  /** One that no other option of the list has. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

type OptionProps = OptionContent & {
  /** What is chosen now, or ticked where several can be. */
  isChosen?: boolean;
  /** Why it cannot be had. It is shown, and the keys reach it, so that it is read out, too. */
  refusal?: string | undefined;
  onTake: () => void;
};

/** One line of a list; the keys of the field walk over it and press it. */
export function Option({ name, className, isChosen = false, refusal, onTake, children }: OptionProps) {
  const isDisabled = refusal !== undefined;
  const attributes = useOption(name, isChosen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of an option.
    <div
      {...attributes}
      className={classNames(className)}
      data-chosen={isChosen || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onTake}
    >
      {children}
      {isDisabled && <span className={classes.refusal}>{refusal}</span>}
    </div>
  );
}

type LinkedProps = OptionContent & { link: Pick<LinkProps, 'to' | 'params' | 'search'>; onTake: () => void };

/** An option that leads somewhere: a link, so that it opens in a new tab like any other, too. */
export function OptionLink({ name, className, link, onTake, children }: LinkedProps) {
  const attributes = useOption(name, false);
  const take = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey)) onTake();
  };
  return (
    <Link {...link} {...attributes} className={classNames(className)} onClick={take}>
      {children}
    </Link>
  );
}

/** In a list of one choice the marked option is the selected one (ARIA pattern); in one of several, what is ticked. */
function useOption(name: string, isChosen: boolean) {
  const { listId, activeId, isMulti } = useComboboxState();
  const id = optionId(listId, name);
  const isActive = id === activeId;
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isMulti ? isChosen : isActive,
    'data-active': isActive || undefined,
  } as const;
}

const classNames = (own: string | undefined): string => [classes.option, own].filter(Boolean).join(' ');
