import { searchPermissions } from '@dray/contract/search/search-sections.ts';
import type { Section } from '@dray/contract/sections.ts';
import { useSyncExternalStore } from 'react';

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';

const listeners = new Set<() => void>();
let isOpen = false;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From a key or a menu, wherever they are; one part draws it. */
export function setPaletteOpen(willBeOpen: boolean): void {
  isOpen = willBeOpen;
  for (const listener of listeners) listener();
}

export const usePaletteOpen = (): boolean => useSyncExternalStore(watch, () => isOpen);

/** For everyone with a section that can be searched (T146). */
export const mayUsePalette = (may: (section: Section) => boolean): boolean =>
  Object.values(searchPermissions).some((section) => may(section));
