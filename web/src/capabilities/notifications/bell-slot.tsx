import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { loadTexts } from '#platform/texts/texts.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { Later } from '#ui/page/later.tsx';

const Bell = lazy(async () => {
  await whenIdle();
  const [part] = await Promise.all([loadChunk(() => import('./bell.tsx')), loadTexts('notifications')]);
  return part;
});

/** Comes when the page is there; its room is kept by the part that contains it. */
export const BellSlot = (props: { hasSettings: boolean; reminder?: ReactNode }) => (
  <Later>
    <Bell {...props} />
  </Later>
);
