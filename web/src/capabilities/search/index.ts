export { HeaderSearch } from './header-search.tsx';
export { Palette } from './load-search-parts.ts';
export type { PaletteAction } from './palette/palette-action.ts';
export { mayUsePalette, paletteKeys, setPaletteOpen, usePaletteOpen } from './palette-state.ts';
export { SearchButton } from './search-button.tsx';
export { useSlashKey } from './slash-key.ts';
export { usePaletteKey } from './use-search-keys.ts';
