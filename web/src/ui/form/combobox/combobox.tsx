import { createContext, type ReactNode, use } from 'react';
import type { ComboboxState } from './use-combobox.ts';

type Shared = Pick<ComboboxState, 'listId' | 'activeId' | 'isMulti'>;

const ComboboxContext = createContext<Shared>({ listId: '', activeId: undefined, isMulti: false });

/** Tells the list and its options which field they hang from. */
export const Combobox = ({ state, children }: { state: Shared; children: ReactNode }) => (
  <ComboboxContext value={state}>{children}</ComboboxContext>
);

export const useComboboxState = (): Shared => use(ComboboxContext);
