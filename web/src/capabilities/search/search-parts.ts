/** What comes when somebody reaches for a search: one file for both, for they share nearly all of it. */
export { Palette } from './palette/palette.tsx';
export { openSections } from './sections/search-sections.ts';
export { SuggestionPanel } from './suggestion-panel.tsx';
