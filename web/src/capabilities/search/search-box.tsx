import { IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Combobox } from '#ui/form/combobox/combobox.tsx';
import { ComboboxInput } from '#ui/form/combobox/combobox-input.tsx';
import type { ComboboxState } from '#ui/form/combobox/use-combobox.ts';
import { Loader } from '#ui/loader.tsx';
import { Later } from '#ui/page/later.tsx';
import { loadSearchParts, SuggestionPanel } from './load-search-parts.ts';
import { paletteKeys } from './palette-state.ts';
import classes from './search-box.module.css';
import type { SearchProps } from './search-props.ts';
import { useSearchWords } from './searched-names.ts';
import { useSearchField } from './use-search-field.ts';

// Reaching for the field only warms up: if that fails, the list will tell.
const warmUp = () => void loadSearchParts().catch(() => undefined);

/** As long as the server reads a search. */
const maxLength = 200;

type Props = SearchProps & {
  /** A field in the header with its list hanging below, or a page of its own where the list is always there. */
  look: 'field' | 'page';
  field: RefObject<HTMLInputElement | null>;
  /** How many things are suggested at most. */
  limit: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

export function SearchBox({ look, field, limit, isOpen, onOpen, ...props }: Props) {
  const { combobox, isPending, choose, setOptions } = useSearchField({ ...props, isOpen, onOpen });
  const clear = () => {
    combobox.write('');
    field.current?.focus();
  };

  return (
    <search
      className={`${classes.box} row relative shrinkable`}
      data-look={look}
      onBlur={look === 'field' ? combobox.closeBehindFocus : undefined}
    >
      <span className={classes.icon} aria-hidden="true">
        {isPending ? <Loader size={20} color="currentColor" /> : <IconSearch size={20} stroke={1.75} />}
      </span>
      <SearchInput look={look} field={field} may={props.may} combobox={combobox} />
      {props.text && <ClearButton onClick={clear} />}
      {!props.text && look === 'field' && <KeyHint />}
      {isOpen && (
        // The browser would stop at what scrolls when one leaves the field by Tab.
        <div className={classes.panel} tabIndex={-1}>
          <Combobox state={combobox}>
            <Later>
              <SuggestionPanel {...props} limit={limit} onOptions={setOptions} onChosen={choose} />
            </Later>
          </Combobox>
        </div>
      )}
    </search>
  );
}

type InputProps = Pick<Props, 'look' | 'field' | 'may'> & { combobox: ComboboxState };

function SearchInput({ look, field, may, combobox }: InputProps) {
  const { t } = useTranslation('shell');
  const words = useSearchWords(may);
  return (
    <ComboboxInput
      ref={field}
      state={combobox}
      type="search"
      className={classes.input}
      maxLength={maxLength}
      placeholder={words.placeholder}
      aria-label={words.label}
      aria-keyshortcuts="/"
      aria-description={combobox.isExpanded ? t('search.addKey') : undefined}
      enterKeyHint="search"
      data-autofocus={look === 'page' || undefined}
      onFocus={warmUp}
      onPointerEnter={warmUp}
    />
  );
}

function ClearButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={classes.clear} aria-label={t('search.clear')} onClick={onClick}>
      <IconX size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** For the eye only: what opens the search over everything is with its name in the account's menu, too. */
const KeyHint = () => (
  <span className={classes.key} aria-hidden="true">
    {paletteKeys}
  </span>
);
