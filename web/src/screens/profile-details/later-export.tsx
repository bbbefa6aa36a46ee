import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';

const OwnExportCard = lazy(async () => {
  await whenIdle();
  const [part] = await Promise.all([loadChunk(() => import('./own-export.tsx')), loadTexts('own-data')]);
  return { default: part.OwnExportCard };
});

/** Few ask for it: its code and its words come after everything else. */
export const LaterExport = () => (
  <Later fallback={null}>
    <OwnExportCard />
  </Later>
);
