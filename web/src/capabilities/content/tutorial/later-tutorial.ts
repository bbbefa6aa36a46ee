import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';

/** Most people never see it again: it is loaded when it opens. */
export const LaterTutorial = lazy(async () => {
  const [tutorial] = await Promise.all([loadChunk(() => import('./tutorial.tsx')), loadTexts('tutorial')]);
  return tutorial;
});
