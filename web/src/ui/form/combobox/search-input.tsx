import { IconSearch } from '@tabler/icons-react';
import { ComboboxInput } from './combobox-input.tsx';
import classes from './search-input.module.css';
import type { ComboboxState } from './use-combobox.ts';

type Props = { state: ComboboxState; label: string; size?: 'sm' | 'md'; isFirst?: boolean };

/** The field above a list that is narrowed while one types; it says what one can look for. */
export const SearchInput = ({ state, label, size = 'md', isFirst = false }: Props) => (
  <span className={classes.place} data-size={size}>
    <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    <ComboboxInput
      state={state}
      type="search"
      className={classes.input}
      aria-label={label}
      placeholder={label}
      data-autofocus={isFirst || undefined}
    />
  </span>
);
