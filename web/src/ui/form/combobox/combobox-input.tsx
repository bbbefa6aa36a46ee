import type { ComponentProps } from 'react';
import type { ComboboxState } from './use-combobox.ts';

type Own = 'value' | 'role' | 'list' | 'onChange' | 'onKeyDown' | 'autoComplete' | 'autoCapitalize' | 'spellCheck';

type Props = Omit<ComponentProps<'input'>, Own> & { state: ComboboxState };

/** The field: all that makes it one with its list. Its name, its look and what it stands for come from outside. */
export const ComboboxInput = ({ state, ...props }: Props) => (
  <input
    onClick={state.open}
    {...props}
    role="combobox"
    value={state.text}
    aria-autocomplete="list"
    aria-expanded={state.isExpanded}
    aria-controls={state.isExpanded ? state.listId : undefined}
    aria-activedescendant={state.activeId}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    onKeyDown={state.press}
    onChange={({ currentTarget }) => state.write(currentTarget.value)}
  />
);
