import type { Tab } from '#capabilities/catalogue/index.ts';

type Counted = { total_count: number; items: readonly { favourites: number }[] };

/** A favourite whose star was just taken away is still there to be taken back, but it is none any more. */
export const shownCount = ({ total_count, items }: Counted, tab: Tab): number =>
  tab === 'favourites' ? total_count - items.filter(({ favourites }) => favourites === 0).length : total_count;
