import { type KeyboardEvent, useState } from 'react';

type Listbox = {
  /** The id of the option that the keys stand on. */
  activeId: string | undefined;
  reset: () => void;
  /** Answers whether the key was for the list. */
  press: (event: KeyboardEvent) => boolean;
};

/** The keys of a field over the options that hang from it. The focus stays in the field all the time. */
export function useListbox(optionIds: readonly string[]): Listbox {
  const [wantedId, setWantedId] = useState<string>();
  // Options come and go with every answer.
  const activeId = optionIds.find((id) => id === wantedId);

  const press = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const by = steps[event.key];
    if (by !== undefined) {
      const id = optionIds[nextIndex(optionIds.indexOf(activeId ?? ''), by, optionIds.length)];
      if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
      setWantedId(id);
    } else if (event.key === 'Enter' && activeId) {
      pressOption(activeId, event.ctrlKey || event.metaKey);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  };

  return { activeId, reset: () => setWantedId(undefined), press };
}

/** With Ctrl it is what stands beside the option that is pressed: the way into the cart, where there is one. */
function pressOption(id: string, isAdding: boolean): void {
  const option = document.getElementById(id);
  const add = isAdding ? option?.parentElement?.querySelector<HTMLElement>('[data-adds]') : undefined;
  (add ?? option)?.click();
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Round and round, through the field itself, where nothing is chosen. */
export function nextIndex(from: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((from + 1 + by + places) % places) - 1;
}
