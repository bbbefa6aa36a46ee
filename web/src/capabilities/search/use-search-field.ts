import { type KeyboardEvent, useState } from 'react';
import type { SearchProps } from './search-props.ts';
import { type Options, useListbox } from './use-listbox.ts';
import { useSubmit } from './use-submit.ts';

type Field = Pick<SearchProps, 'text' | 'onText' | 'may'> & {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

const noOptions: Options = { ids: [] };

/** What writing and the keys do in the field, over whatever options hang from it at the moment. */
export function useSearchField({ text, onText, may, isOpen, onOpen }: Field) {
  const [options, setOptions] = useState(noOptions);
  const { submit, cancel, isPending } = useSubmit(may, () => onOpen(false));
  const list = useListbox({
    ids: isOpen ? options.ids : noOptions.ids,
    isCurrent: isOpen && options.answers === text.trim(),
    onNone: () => void submit(text),
  });

  const write = (written: string) => {
    cancel();
    list.reset();
    onText(written);
    onOpen(true);
  };
  const choose = (query: string) => {
    cancel();
    onText(query);
    onOpen(false);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onOpen(true);
    if (list.press(event)) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void submit(text);
    if (event.key !== 'Escape' || !(isOpen || text)) return;
    // The browser would empty the field at once; here the list closes first, and the page of a phone with it.
    event.preventDefault();
    list.reset();
    if (isOpen) onOpen(false);
    else onText('');
  };

  return {
    activeId: list.activeId,
    isExpanded: isOpen && options.ids.length > 0,
    isPending,
    write,
    choose,
    press,
    setOptions,
  };
}
