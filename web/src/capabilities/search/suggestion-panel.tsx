import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSettled } from '#platform/use-settled.ts';
import { RecentSearches } from './recent-searches-list.tsx';
import type { SearchProps } from './search-props.ts';
import { SearchResults } from './search-results.tsx';

type Props = Pick<SearchProps, 'text' | 'may' | 'isGross' | 'onAdd'> & {
  listId: string;
  activeId: string | undefined;
  limit: number;
  onOptions: (ids: readonly string[]) => void;
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
  const place = useOptionIds(onOptions);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
    <div ref={place} onMouseDown={(event) => event.preventDefault()}>
      {query.length < shortestQuery ? (
        <RecentSearches {...list} />
      ) : (
        <SearchResults {...list} query={settled.length < shortestQuery ? query : settled} />
      )}
    </div>
  );
}

/** The options come from several calls, each drawn when its answer is there: the field hears which ones there are now. */
function useOptionIds(onOptions: Props['onOptions']): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(() => {
    onOptions([...(place.current?.querySelectorAll('[role="option"]') ?? [])].map(({ id }) => id));
  });
  useEffect(() => {
    if (!place.current) return;
    const drawn = new MutationObserver(() => tell());
    drawn.observe(place.current, { childList: true, subtree: true, attributeFilter: ['id'] });
    tell();
    return () => drawn.disconnect();
  }, []);
  return place;
}
