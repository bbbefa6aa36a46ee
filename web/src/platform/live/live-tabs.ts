import { acting } from '../acting.ts';
import { logFault } from '../log.ts';
import type { LiveState, LiveUpdate } from './live-update.ts';

/** One that acts hears of another customer than the others: its stream is its own. */
const name = acting ? `dray-live ${acting.id}` : 'dray-live';

// The name `news` travels between tabs, also to one that an earlier release has loaded.
type TabMessage = { state: LiveState } | { news: LiveUpdate; id: string | undefined } | 'who is there';

type Listener = {
  readState: () => LiveState;
  onState: (state: LiveState) => void;
  onUpdate: (update: LiveUpdate, id: string | undefined) => void;
};

export type Tabs = {
  /** Does something in one tab at a time: in this one as soon as no other does, until it is called off. */
  whenChosen: (signal: AbortSignal, run: (tell: (message: TabMessage) => void) => Promise<void>) => Promise<void>;
  close: () => void;
};

/** The tabs of this browser that listen. */
export function openTabs({ readState, onState, onUpdate }: Listener): Tabs {
  const channel = new BroadcastChannel(name);
  let isChosen = false;
  const tell = (message: TabMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'who is there') {
      if (isChosen) tell({ state: readState() });
    } else if ('news' in data) onUpdate(data.news, data.id);
    else onState(data.state);
  };
  tell('who is there');

  return {
    async whenChosen(signal, run) {
      // Without a secure connection there are no locks: every tab then has a stream of its own and keeps it to itself.
      if (!navigator.locks) return run(() => undefined);
      try {
        await navigator.locks.request(name, { signal }, async () => {
          isChosen = true;
          await run(tell).finally(() => {
            isChosen = false;
          });
        });
      } catch (cause) {
        // Called off while another tab held the lock.
        if (!signal.aborted) logFault('live', cause);
      }
    },
    close: () => channel.close(),
  };
}
