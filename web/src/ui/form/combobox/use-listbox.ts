import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What hangs from the field, and the text that it answers: none while the answer is on its way. */
export type Options = { ids: readonly string[]; answers?: string | undefined };

type Listbox = {
  /** The id of the option that the keys stand on. */
  activeId: string | undefined;
  reset: () => void;
  /** Answers whether the key was for the list. */
  press: (event: KeyboardEvent) => boolean;
};

type Wanted = {
  ids: readonly string[];
  /** The options answer what is written now; until they do, keys wait: they would mark what is about to go. */
  isCurrent: boolean;
  /** Several can be ticked: on an option Space ticks, too, and the keys stay on it. */
  isMulti?: boolean | undefined;
  /** Enter came before the answer, and there is nothing to stand on. */
  onNone: () => void;
};

type Pressed = { key: string; isAdding: boolean };

/** The keys of a field over the options that hang from it. The focus stays in the field all the time. */
export function useListbox({ ids, isCurrent, isMulti = false, onNone }: Wanted): Listbox {
  const [wantedId, setWantedId] = useState<string>();
  // The next key may come before the last one is drawn.
  const standing = useRef<string>(undefined);
  const early = useRef<Pressed[]>([]);
  // Options come and go with every answer.
  const activeId = ids.find((id) => id === wantedId);
  const standOn = (id: string | undefined) => {
    standing.current = id;
    setWantedId(id);
  };

  const obey = (presses: readonly Pressed[]) => {
    let id = ids.find((each) => each === standing.current);
    for (const { key, isAdding } of presses) {
      const by = steps[key];
      if (by !== undefined) id = ids[nextIndex(ids.indexOf(id ?? ''), by, ids.length)];
      else if (id) pressOption(id, isAdding);
      else onNone();
    }
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    standOn(id);
  };
  const obeyEarly = useEffectEvent(() => {
    const presses = early.current;
    early.current = [];
    if (presses.length > 0) obey(presses);
  });
  useEffect(() => {
    if (isCurrent) obeyEarly();
  }, [isCurrent]);

  const press = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const isOnOption = ids.some((id) => id === standing.current) || early.current.length > 0;
    const isTaking = event.key === 'Enter' || (event.key === ' ' && isMulti);
    if (!(event.key in steps || (isTaking && isOnOption))) return false;
    event.preventDefault();
    const pressed = { key: event.key, isAdding: event.ctrlKey || event.metaKey };
    if (isCurrent) obey([pressed]);
    else early.current.push(pressed);
    return true;
  };
  const reset = () => {
    early.current = [];
    standOn(undefined);
  };

  return { activeId, reset, press };
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
