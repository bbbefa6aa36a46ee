import { lazy, Suspense } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';

const Preferences = lazy(() => loadChunk(() => import('./preferences.tsx')));

/** Few set them, and the bell on every page must not bring them along. */
export const NotificationPreferences = () => (
  <Suspense fallback={null}>
    <Preferences />
  </Suspense>
);
