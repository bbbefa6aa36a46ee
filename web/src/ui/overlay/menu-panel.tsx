import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { AriaLocale } from '../aria-locale.tsx';
import classes from './menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

type Props = {
  label: string;
  entries: readonly MenuEntry[];
  /** The entry that is chosen now, where one always is; without it the entries are things to do. */
  value?: string | undefined;
  onPress: (key: string) => void;
};

/** The keys of a menu: arrows, Home and End, the first letters. Its code comes when somebody reaches for the button. */
export default function MenuPanel({ label, entries, value, onPress }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  // The library's own focus is meant for its own button: a menu that is there at once stays without it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const entry = '[aria-checked="true"], [role="menuitem"]';
      menu.current?.querySelector<HTMLElement>(entry)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const press = (key: string) => {
    if (!entries.find((entry) => entry.key === key)?.whyNot) onPress(key);
  };
  return (
    <AriaLocale>
      <Menu
        ref={menu}
        className={classes.menu ?? ''}
        aria-label={label}
        onAction={(key) => press(String(key))}
        {...(value === undefined
          ? {}
          : { selectionMode: 'single', selectedKeys: [value], disallowEmptySelection: true })}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.key}
            id={entry.key}
            textValue={entry.label}
            lang={entry.lang}
            className={classes.item ?? ''}
            // One that cannot be used is still reached and says why; the library would leave it out of the keys' way.
            render={(props) =>
              'href' in props ? <a {...props} /> : <div {...props} {...(entry.whyNot && { 'aria-disabled': true })} />
            }
            data-tone={entry.tone}
          >
            {entry.icon}
            <span className="grow shrinkable anywhere">
              {entry.label}
              {entry.whyNot && <span className={`${classes.reason} block text-13 regular muted`}>{entry.whyNot}</span>}
            </span>
            {entry.key === value && <IconCheck size={18} stroke={2} aria-hidden="true" className="rigid" />}
          </MenuItem>
        ))}
      </Menu>
    </AriaLocale>
  );
}
