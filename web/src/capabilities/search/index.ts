export { HeaderSearch } from './header-search.tsx';
export { useSlashKey } from './slash-key.ts';
