import { useState } from 'react';
import { useCombobox } from '#ui/form/combobox/use-combobox.ts';
import type { Options } from '#ui/form/combobox/use-listbox.ts';
import type { SearchProps } from './search-props.ts';
import { useSubmit } from './use-submit.ts';

type Field = Pick<SearchProps, 'text' | 'onText' | 'may'> & {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

const noOptions: Options = { ids: [] };

/** What writing and the keys do in the field, over whatever options hang from it at the moment. */
export function useSearchField({ text, onText, may, isOpen, onOpen }: Field) {
  const [options, setOptions] = useState(noOptions);
  const { submit, cancel, isPending } = useSubmit(may, (kept) => {
    onText(kept);
    onOpen(false);
  });
  const combobox = useCombobox({
    text,
    onText: (written) => {
      cancel();
      onText(written);
    },
    isOpen,
    onOpen,
    options,
    onNone: () => void submit(text),
    isClearedByEscape: true,
  });
  const choose = (query: string) => {
    cancel();
    onText(query);
    onOpen(false);
  };
  return { combobox, isPending, choose, setOptions };
}
