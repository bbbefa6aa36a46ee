import { readSessionState, watchSessionState } from '../calls/bearer.ts';
import { followStream } from './follow-stream.ts';
import { openTabs, type Tabs } from './live-tabs.ts';
import type { LiveState, LiveUpdate } from './live-update.ts';

/** A page that nobody looks at for so long does without; it catches up when it is looked at again. */
const hiddenMs = 60_000;

const listeners = new Set<(update: LiveUpdate) => void>();
const watchers = new Set<() => void>();
let state: LiveState = 'starting';
let hasBeenLive = false;
let lastId: string | undefined;
let tabs: Tabs | undefined;
let following: AbortController | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;
let stopWatchingSession: () => void = () => undefined;

export const readLiveState = (): LiveState => state;

export function watchLiveState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Hears of changes for as long as somebody listens. One tab of the browser holds the stream and tells the others. */
export function listenLive(listener: (update: LiveUpdate) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

function begin(): void {
  tabs = openTabs({ readState: () => state, onState: setState, onUpdate: hear });
  document.addEventListener('visibilitychange', followVisibility);
  stopWatchingSession = watchSessionState(followOrStop);
  followVisibility();
}

function end(): void {
  stop();
  clearTimeout(hiding);
  document.removeEventListener('visibilitychange', followVisibility);
  stopWatchingSession();
  tabs?.close();
  tabs = undefined;
  lastId = undefined;
  hasBeenLive = false;
}

function followVisibility(): void {
  clearTimeout(hiding);
  if (document.visibilityState === 'hidden') hiding = setTimeout(stop, hiddenMs);
  else followOrStop();
}

function followOrStop(): void {
  if (readSessionState() === 'signed-out' || readSessionState() === 'leaving') stop();
  else if (!following) follow();
}

function stop(): void {
  following?.abort();
  following = undefined;
  setState('starting');
}

function follow(): void {
  following = new AbortController();
  const { signal } = following;
  void tabs?.whenChosen(signal, async (tell) => {
    const passOn = (update: LiveUpdate, id?: string) => {
      hear(update, id);
      tell({ news: update, id });
    };
    const onState = (next: LiveState) => {
      // What was said between two streams is sent again behind the last id; without one it may have been anything.
      if (next === 'live' && hasBeenLive && lastId === undefined) passOn({ kind: 'reload' });
      setState(next);
      tell({ state: next });
    };
    await followStream({ lastId: () => lastId, onState, onUpdate: passOn }, signal);
  });
}

function hear(update: LiveUpdate, id: string | undefined): void {
  lastId = id ?? lastId;
  for (const listener of listeners) listener(update);
}

function setState(next: LiveState): void {
  hasBeenLive ||= next === 'live';
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}
