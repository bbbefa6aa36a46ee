import { useSettled } from '#platform/use-settled.ts';
import { useDrawnOptions } from '#ui/form/combobox/use-drawn-options.ts';
import type { Options } from '#ui/form/combobox/use-listbox.ts';
import { RecentSearches } from './recent-searches-list.tsx';
import type { SearchProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';

type Props = Pick<SearchProps, 'text' | 'may' | 'isGross' | 'onAdd'> & {
  limit: number;
  onOptions: (options: Options) => void;
  /** Something was chosen, and the page goes there; the field keeps so much of what was written. */
  onChosen: (query: string) => void;
};

/** Shorter than this finds half the catalogue. */
const minQueryLength = 2;
const settleMs = 120;

/** What hangs from the field: what one looked for last, and from the second letter on what is found. */
export function SuggestionPanel({ text, onOptions, ...list }: Props) {
  const query = text.trim();
  const settled = useSettled(query, settleMs);
  const optionsRef = useDrawnOptions(onOptions);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
    <div ref={optionsRef} onMouseDown={(event) => event.preventDefault()}>
      {query.length < minQueryLength ? (
        <div data-answers={query}>
          <RecentSearches onChosen={list.onChosen} />
        </div>
      ) : (
        <SearchResults {...list} query={settled.length < minQueryLength ? query : settled} />
      )}
    </div>
  );
}
