import { IconSearch } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';
import classes from './header-search.module.css';
import { SearchBox } from './search-box.tsx';
import type { SearchProps } from './search-props.ts';
import { useSearchWords } from './searched-names.ts';
import { useSearchKey } from './use-search-keys.ts';
import { useSearchText } from './use-search-text.ts';

const fetchPage = () => import('./search-page.tsx');
const SearchPage = lazy(() => loadChunk(fetchPage));
// Reaching for the button only warms up: if that fails, the click will tell.
const warmUp = () => void fetchPage().catch(() => undefined);

const suggestionsInField = 10;

type Props = Omit<SearchProps, 'text' | 'onText'>;

/** The search of the header: a field in a wide window, in a narrow one a button that opens a page of its own (H7, T35). */
export function HeaderSearch(props: Props) {
  const { label } = useSearchWords(props.may);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText();
  const [isListOpen, setListOpen] = useState(false);
  const [isPageOpen, setPageOpen] = useState(false);

  useSearchKey(() => {
    // What is not drawn at this width cannot take the focus.
    field.current?.focus();
    if (document.activeElement === field.current) {
      field.current?.select();
      setListOpen(true);
    } else {
      setPageOpen(true);
    }
  });

  return (
    <>
      <div className={classes.field}>
        <SearchBox
          {...props}
          look="field"
          field={field}
          text={text}
          onText={setText}
          limit={suggestionsInField}
          isOpen={isListOpen}
          onOpen={setListOpen}
        />
      </div>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => setPageOpen(true)}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {isPageOpen && (
        <Later>
          <SearchPage {...props} text={text} onText={setText} onClose={() => setPageOpen(false)} />
        </Later>
      )}
    </>
  );
}
