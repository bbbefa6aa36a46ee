import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What hangs from the field, and the text that it answers: none while the answer is on its way. */
export type Options = { ids: readonly string[]; answers?: string | undefined };

type Listbox = {
  /** The id of the option that the keys are on. */
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
  /** The keys are on the first option until they are moved. */
  isFirstMarked?: boolean | undefined;
  /** Tab leads to the next group of options, with Shift to the one before. */
  isGrouped?: boolean | undefined;
  /** Enter came before the answer, and there is nothing to be on. */
  onNone: () => void;
};

type Pressed = { key: string; isAdding: boolean; isBack: boolean };

/** The keys of a field over the options that hang from it. The focus stays in the field all the time. */
export function useListbox({ ids, isCurrent, isMulti = false, onNone, ...wanted }: Wanted): Listbox {
  const { isFirstMarked = false, isGrouped = false } = wanted;
  const [wantedId, setWantedId] = useState<string>();
  // The next key may come before the last one is drawn.
  const activeNow = useRef<string>(undefined);
  const early = useRef<Pressed[]>([]);
  // Options come and go with every answer.
  const activeAmong = (wantedNow: string | undefined) =>
    ids.find((id) => id === wantedNow) ?? (isFirstMarked ? ids[0] : undefined);
  const activeId = activeAmong(wantedId);
  const setActive = (id: string | undefined) => {
    activeNow.current = id;
    setWantedId(id);
  };

  // With the first one marked the field itself is no stop for the keys.
  const stepFrom = (at: number, by: 1 | -1) =>
    isFirstMarked ? (at + by + ids.length) % Math.max(ids.length, 1) : nextIndex(at, by, ids.length);
  const moved = (id: string | undefined, { key, isBack }: Pressed): string | undefined =>
    key === 'Tab' ? firstOfNextGroup(ids, id, isBack ? -1 : 1) : ids[stepFrom(ids.indexOf(id ?? ''), steps[key] ?? 1)];
  const obey = (presses: readonly Pressed[]) => {
    let id = activeAmong(activeNow.current);
    for (const pressed of presses) {
      if (pressed.key === 'Tab' || pressed.key in steps) id = moved(id, pressed);
      else if (id) pressOption(id, pressed.isAdding);
      else onNone();
    }
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    setActive(id);
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
    const isOnOption = isFirstMarked || ids.some((id) => id === activeNow.current) || early.current.length > 0;
    const isTaking = event.key === 'Enter' || (event.key === ' ' && isMulti);
    const isMoving = event.key in steps || (event.key === 'Tab' && isGrouped);
    if (!(isMoving || (isTaking && isOnOption))) return false;
    event.preventDefault();
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
    const pressed = { key: event.key, isAdding, isBack: event.shiftKey };
    if (isCurrent) obey([pressed]);
    else early.current.push(pressed);
    return true;
  };
  const reset = () => {
    early.current = [];
    setActive(undefined);
  };

  return { activeId, reset, press };
}

/** Round and round the groups; what is in none is one of its own. */
function firstOfNextGroup(ids: readonly string[], from: string | undefined, by: 1 | -1): string | undefined {
  const groupOf = (id: string | undefined) => id && document.getElementById(id)?.closest('[role="group"]');
  const firsts = ids.filter((id, at) => at === 0 || groupOf(id) !== groupOf(ids[at - 1]));
  const current = firsts.findIndex((id) => groupOf(id) === groupOf(from));
  return firsts[(current + by + firsts.length) % firsts.length];
}

/** With Ctrl or Shift it is what is beside the option that is pressed: the way into the cart, where there is one. */
function pressOption(id: string, isAdding: boolean): void {
  const option = document.getElementById(id);
  const add = isAdding ? option?.parentElement?.querySelector<HTMLElement>('[data-adds]') : undefined;
  (add ?? option)?.click();
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Round and round, through the field itself, where nothing is chosen. */
export function nextIndex(from: number, by: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((from + 1 + by + stops) % stops) - 1;
}
