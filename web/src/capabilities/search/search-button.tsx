import type { Section } from '@dray/contract/sections.ts';
import { IconSearch } from '@tabler/icons-react';
import { paletteKeys, setPaletteOpen } from './palette-state.ts';
import classes from './search-button.module.css';
import { useSearchWords } from './searched-names.ts';

type Props = {
  may: (section: Section) => boolean;
  /** In the header, the first thing of a page on a phone, or on a page that has nothing else to offer. */
  look: 'header' | 'page' | 'alone';
};

/** Looks like the field and opens the search over everything (T155): where nobody may search among goods, or none is found. */
export function SearchButton({ may, look }: Props) {
  const { placeholder } = useSearchWords(may);
  return (
    <button
      type="button"
      className={classes.button}
      data-look={look}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPaletteOpen(true)}
    >
      <IconSearch size={22} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{placeholder}</span>
      <span className={classes.key} aria-hidden="true">
        {paletteKeys}
      </span>
    </button>
  );
}
