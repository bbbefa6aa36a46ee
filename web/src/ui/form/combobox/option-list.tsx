import { type ReactNode, useId } from 'react';
import { useComboboxState } from './combobox.tsx';
import classes from './option-list.module.css';

type ListProps = {
  /** Its name, or the id of what names it. */
  label: string | { id: string };
  /** The new answer is on its way; the old one is still shown. */
  isBusy?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Nothing but options and groups of them may be in it; what else there is to say is beside it. */
export function OptionList({ label, isBusy = false, className, children }: ListProps) {
  const { listId, isMulti } = useComboboxState();
  const name = typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id };
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      {...name}
      aria-busy={isBusy}
      aria-multiselectable={isMulti || undefined}
      className={[classes.list, className].filter(Boolean).join(' ')}
    >
      {children}
    </div>
  );
}

type GroupProps = { heading: ReactNode; children: ReactNode };

export function OptionGroup({ heading, children }: GroupProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options is grouped by role; a fieldset may not be in it.
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId}>{heading}</div>
      {children}
    </div>
  );
}

type RowProps = { className?: string | undefined; children: ReactNode };

/** An option and, beside it, something for the pointer alone. */
export const OptionRow = ({ className, children }: RowProps) => (
  <div role="presentation" className={className}>
    {children}
  </div>
);
