import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';

export const loadSearchParts = async () => {
  const [parts] = await Promise.all([loadChunk(() => import('./search-parts.ts')), loadTexts('search')]);
  return parts;
};

export const SuggestionPanel = lazy(async () => ({ default: (await loadSearchParts()).SuggestionPanel }));
export const Palette = lazy(async () => ({ default: (await loadSearchParts()).Palette }));
