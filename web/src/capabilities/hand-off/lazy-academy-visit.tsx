import { lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';

/** For the few who hold that role. */
export const AcademyVisit = lazy(() => loadChunk(() => import('./academy-visit.tsx')));
