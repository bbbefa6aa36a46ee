import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';

const Preferences = lazy(() => loadChunk(() => import('./preferences.tsx')));

/** Few set them, and the bell on every page must not bring them along. */
export const NotificationPreferences = () => (
  <Later>
    <Preferences />
  </Later>
);
