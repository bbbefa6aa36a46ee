import { IconSearch, IconX } from '@tabler/icons-react';
import { type FocusEvent, lazy, type RefObject, Suspense, useId } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts, useTranslation } from '#platform/texts/texts.ts';
import { Loader } from '#ui/page/loader.tsx';
import classes from './search-box.module.css';
import type { SearchProps } from './search-props.ts';
import { useSearchField } from './use-search-field.ts';

const fetchPanel = async () => {
  const [panel] = await Promise.all([loadChunk(() => import('./suggestion-panel.tsx')), loadTexts('search')]);
  return panel;
};
const SuggestionPanel = lazy(fetchPanel);
// Reaching for the field only warms up: if that fails, the list will tell.
const warmUp = () => void fetchPanel().catch(() => undefined);

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
  const listId = useId();
  const search = useSearchField({ ...props, isOpen, onOpen });
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (look === 'field' && !currentTarget.contains(relatedTarget)) onOpen(false);
  };
  const clear = () => {
    search.write('');
    field.current?.focus();
  };

  return (
    <search className={classes.box} data-look={look} onBlur={closeBehindFocus}>
      <span className={classes.icon} aria-hidden="true">
        {search.isPending ? <Loader size={20} color="currentColor" /> : <IconSearch size={20} stroke={1.75} />}
      </span>
      <SearchInput {...{ look, field, listId, search }} text={props.text} onOpen={() => onOpen(true)} />
      {props.text && <ClearButton onClick={clear} />}
      {!props.text && look === 'field' && <KeyHint />}
      {isOpen && (
        <div className={classes.panel}>
          <Suspense fallback={null}>
            <SuggestionPanel
              {...props}
              listId={listId}
              activeId={search.activeId}
              limit={limit}
              onOptions={search.setOptions}
              onChosen={search.choose}
            />
          </Suspense>
        </div>
      )}
    </search>
  );
}

type InputProps = Pick<Props, 'look' | 'field' | 'text'> & {
  listId: string;
  search: ReturnType<typeof useSearchField>;
  onOpen: () => void;
};

function SearchInput({ look, field, listId, search, text, onOpen }: InputProps) {
  const { t } = useTranslation('shell');
  return (
    <input
      ref={field}
      type="search"
      role="combobox"
      className={classes.input}
      value={text}
      maxLength={maxLength}
      placeholder={t('search.placeholder')}
      aria-label={t('search.label')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-description={search.isExpanded ? t('search.addKey') : undefined}
      aria-autocomplete="list"
      aria-expanded={search.isExpanded}
      aria-controls={search.isExpanded ? listId : undefined}
      aria-activedescendant={search.activeId}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      data-autofocus={look === 'page' || undefined}
      onFocus={warmUp}
      onPointerEnter={warmUp}
      onClick={onOpen}
      onKeyDown={search.press}
      onChange={({ currentTarget }) => search.write(currentTarget.value)}
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

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** For the eye only: who cannot see it hears of the keys from the field. */
const KeyHint = () => (
  <span className={classes.key} aria-hidden="true">
    {isApple ? '⌘ K' : 'Ctrl K'}
  </span>
);
