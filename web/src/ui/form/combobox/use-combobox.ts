import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { type Options, useListbox } from './use-listbox.ts';

type Wanted = {
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  /** Where the list is always there, closing it leaves whatever it is in. */
  onOpen: (isOpen: boolean) => void;
  /** Given the list's own id, for the options are named after it. */
  options: Options | ((listId: string) => Options);
  isMulti?: boolean;
  /** The first option is marked until the keys go elsewhere. */
  isFirstMarked?: boolean;
  /** Tab leads from group to group. */
  isGrouped?: boolean;
  /** Enter where no option is marked; without it the list closes, and what Enter does is the page's own. */
  onNone?: () => void;
  /** A second Escape empties the field. */
  isClearedByEscape?: boolean;
};

export type ComboboxState = {
  listId: string;
  activeId: string | undefined;
  isExpanded: boolean;
  isMulti: boolean;
  text: string;
  write: (text: string) => void;
  press: (event: KeyboardEvent<HTMLInputElement>) => void;
  open: () => void;
  /** For whatever holds field and list together. */
  closeBehindFocus: (event: FocusEvent) => void;
};

const noOptions: Options = { ids: [] };

/** The id of an option, by a name that it has to itself in its list. */
export const optionId = (listId: string, name: string): string => `${listId}-${name}`;

/** What writing and the keys do in a field, over whatever options hang from it at the moment. */
export function useCombobox({ text, onText, isOpen, onOpen, isMulti = false, ...wanted }: Wanted): ComboboxState {
  const listId = useId();
  const drawn = typeof wanted.options === 'function' ? wanted.options(listId) : wanted.options;
  const options = isOpen ? drawn : noOptions;
  const list = useListbox({
    ids: options.ids,
    isCurrent: isOpen && options.answers === text.trim(),
    isMulti,
    isFirstMarked: wanted.isFirstMarked,
    isGrouped: wanted.isGrouped,
    onNone: () => wanted.onNone?.(),
  });

  const write = (written: string) => {
    list.reset();
    onText(written);
    onOpen(true);
  };
  const leave = (event: KeyboardEvent) => {
    if (!(isOpen || (text && wanted.isClearedByEscape))) return;
    // The browser would empty the field, or close the dialog around it; here the list closes first.
    event.preventDefault();
    list.reset();
    if (isOpen) onOpen(false);
    else onText('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return leave(event);
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && event.altKey) {
      event.preventDefault();
      return onOpen(event.key === 'ArrowDown');
    }
    if (isArrow) onOpen(true);
    if (list.press(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (wanted.onNone) wanted.onNone();
    else onOpen(false);
  };

  return {
    listId,
    activeId: list.activeId,
    isExpanded: options.ids.length > 0,
    isMulti,
    text,
    write,
    press,
    open: () => onOpen(true),
    closeBehindFocus: ({ currentTarget, relatedTarget }) => {
      if (isOpen && !currentTarget.contains(relatedTarget)) onOpen(false);
    },
  };
}
