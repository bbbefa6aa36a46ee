import type { Tool } from '@dray/contract/sso/tools.ts';
import { useState } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';

/** Opens an outside tool in a tab of its own; what that takes is fetched at the first press. */
export function useHandOff(tool: Tool, name: string): { isWaiting: boolean; open: () => void } {
  const [isWaiting, setWaiting] = useState(false);
  const open = () => {
    // At the press itself: a moment later the browser would take the tab for an advertisement.
    const tab = window.open('', '_blank');
    setWaiting(true);
    void loadChunk(() => import('./hand-over.ts'))
      .then(({ handOver }) => handOver({ tool, name, tab, retry: open }))
      .finally(() => setWaiting(false));
  };
  return { isWaiting, open };
}
