import { type ComponentProps, lazy } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '#ui/page/later.tsx';
import type { AskForHelp } from './ask-for-help.tsx';

const Ask = lazy(async () => ({ default: (await loadChunk(() => import('./ask-for-help.tsx'))).AskForHelp }));

/** The same on pages that are the first to be seen: it comes when something has gone wrong there. */
export const AskLater = (props: ComponentProps<typeof AskForHelp>) => (
  <Later>
    <Ask {...props} />
  </Later>
);
