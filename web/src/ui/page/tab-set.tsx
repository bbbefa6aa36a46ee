import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Sideways } from './sideways/sideways.tsx';
import { sidewaysClass, useSideways } from './sideways/use-sideways.ts';
import classes from './tab-set.module.css';

type Tab = { key: string; label: string; content: ReactNode };
type Props = { label: string; tabs: readonly Tab[] };

/** Several views of one thing, one at a time. Arrow keys turn them; the panel is one Tab further. */
export function TabSet({ label, tabs }: Props) {
  const id = useId();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [wanted, setWanted] = useState(tabs[0]?.key);
  const row = useSideways<HTMLDivElement>(wanted ?? '');
  const shown = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  if (!shown) return null;

  const turn = (event: KeyboardEvent) => {
    const next = tabs[nextTab(event.key, tabs.indexOf(shown), tabs.length)];
    if (!next) return;
    event.preventDefault();
    setWanted(next.key);
    buttons.current.get(next.key)?.focus();
  };
  return (
    <div>
      <Sideways row={row}>
        <div
          ref={row}
          role="tablist"
          aria-label={label}
          className={`${classes.tabs} ${sidewaysClass}`}
          onKeyDown={turn}
        >
          {tabs.map(({ key, label: name }) => (
            <button
              key={key}
              ref={(button) => {
                if (button) buttons.current.set(key, button);
              }}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={classes.tab}
              aria-selected={key === shown.key}
              aria-controls={key === shown.key ? `${id}-panel` : undefined}
              tabIndex={key === shown.key ? 0 : -1}
              onClick={() => setWanted(key)}
            >
              {name}
            </button>
          ))}
        </div>
      </Sideways>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing else that takes the focus.
        tabIndex={0}
        aria-labelledby={`${id}-${shown.key}`}
        className={classes.panel}
      >
        {shown.content}
      </div>
    </div>
  );
}

/** Minus one where the key is none of a row of tabs. */
export function nextTab(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
