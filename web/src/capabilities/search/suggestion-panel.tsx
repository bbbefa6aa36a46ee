import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSettled } from '#platform/use-settled.ts';
import { RecentSearches } from './recent-searches-list.tsx';
import type { SearchProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';
import type { Options } from './use-listbox.ts';

type Props = Pick<SearchProps, 'text' | 'may' | 'isGross' | 'onAdd'> & {
  listId: string;
  activeId: string | undefined;
  limit: number;
  onOptions: (options: Options) => void;
  /** Something was chosen for this query, and the page goes there. */
  onChosen: (query: string) => void;
};

/** Shorter than this finds half the catalogue. */
const shortestQuery = 2;
const settleMs = 120;

/** What hangs from the field: what one looked for last, and from the second letter on what is found. */
export default function SuggestionPanel({ text, onOptions, ...list }: Props) {
  const query = text.trim();
  const settled = useSettled(query, settleMs);
  const place = useOptions(onOptions);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
    <div ref={place} onMouseDown={(event) => event.preventDefault()}>
      {query.length < shortestQuery ? (
        <div data-answers={query}>
          <RecentSearches {...list} />
        </div>
      ) : (
        <SearchResults {...list} query={settled.length < shortestQuery ? query : settled} />
      )}
    </div>
  );
}

/** The options come from several calls, each drawn when its answer is there: the field hears which there are, to the last. */
function useOptions(onOptions: Props['onOptions']): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    onOptions({
      ids: [...(place.current?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id),
      answers: place.current?.querySelector<HTMLElement>('[data-answers]')?.dataset.answers,
    });
  });
  useEffect(() => {
    if (!place.current) return;
    const drawn = new MutationObserver(() => tell());
    drawn.observe(place.current, { childList: true, subtree: true, attributeFilter: ['id', 'data-answers'] });
    tell();
    return () => {
      drawn.disconnect();
      tell();
    };
  }, []);
  return place;
}
