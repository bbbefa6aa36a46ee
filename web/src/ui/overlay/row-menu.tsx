import { IconDotsVertical } from '@tabler/icons-react';
import { iconButtonClass } from '../icon-button.tsx';
import { Menu } from './menu.tsx';
import type { MenuEntry } from './menu-entry.ts';
import classes from './row-menu.module.css';

type Props = {
  /** Which row it is of: read out, for the dots say nothing. */
  label: string;
  entries: readonly MenuEntry[];
  onPress: (key: string) => void;
};

/** All that can be done with one row, behind three dots at its end. */
export const RowMenu = ({ label, entries, onPress }: Props) => (
  <Menu
    label={label}
    isTriggerMute
    buttonClass={`${iconButtonClass} ${classes.button}`}
    trigger={<IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />}
    entries={entries}
    onPress={onPress}
  />
);
