import { CallRefused } from '#platform/calls/call-errors.ts';
import type { WholeContent, Written } from './content-desk.queries.ts';

type WritingState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';
export type WritingNow = {
  /** As the server has it. */
  shown: WholeContent;
  written: Written;
  state: WritingState;
  failure: unknown;
  /** What somebody else has saved meanwhile: their text and mine are both there until it is decided. */
  theirs: WholeContent | undefined;
  /** Counts how often the fields were filled anew, for parts that keep a text of their own. */
  filled: number;
};
export type Writing = ReturnType<typeof openWriting>;

type Parts = {
  save: (shown: WholeContent, written: Written) => Promise<WholeContent>;
  freshIn: (error: unknown) => WholeContent | undefined;
  onSaved: (shown: WholeContent) => void;
  /** After which pause what was typed is sent, and after which it is tried again. */
  pauseMs?: number;
  retryMs?: number;
};

const same = (a: Written, b: Written): boolean => JSON.stringify(a) === JSON.stringify(b);

function openWatched(first: WritingNow) {
  let now = first;
  const watchers = new Set<() => void>();
  return {
    read: () => now,
    become(change: Partial<WritingNow>) {
      now = { ...now, ...change };
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** What somebody writes, saved by itself when they pause. One save at a time; nothing typed is dropped by any answer. */
export function openWriting(first: WholeContent, { save, freshIn, onSaved, pauseMs = 1_200, retryMs = 6_000 }: Parts) {
  const nothing = { failure: undefined, theirs: undefined };
  const { read, become, watch } = openWatched({
    shown: first,
    written: first.written,
    state: 'saved',
    ...nothing,
    filled: 0,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const isClean = () => same(read().written, read().shown.written);
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  };

  async function saveOnce(): Promise<void> {
    const { shown, written } = read();
    become({ state: 'saving' });
    try {
      const saved = await save(shown, written);
      const isStill = same(read().written, written);
      // The server may have put a text in order: what its writer sees stays as they left it.
      become({ shown: { ...saved, written }, state: isStill ? 'saved' : 'waiting', failure: undefined });
      onSaved(saved);
      if (!isStill) saveIn(pauseMs);
    } catch (failure) {
      const theirs = freshIn(failure);
      become(theirs ? { state: 'conflict', theirs, failure: undefined } : { state: 'failed', failure });
      // What the server has refused it refuses again; a line that was down may be up.
      if (!theirs && !(failure instanceof CallRefused)) saveIn(retryMs);
    }
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (isClean() || read().state === 'conflict') return;
    running = saveOnce();
    await running;
    running = undefined;
  }

  const fill = (shown: WholeContent) => {
    clearTimeout(timer);
    become({ shown, written: shown.written, state: 'saved', ...nothing, filled: read().filled + 1 });
  };

  return {
    watch,
    read,
    fill,
    write(change: (written: Written) => Written) {
      const { written: before, state } = read();
      const written = change(before);
      if (same(written, before)) return;
      become({ written, state: state === 'conflict' ? 'conflict' : 'waiting' });
      if (state !== 'conflict') saveIn(pauseMs);
    },
    isBegun: () => !isClean(),
    /** Whether everything is with the server. */
    async finish(): Promise<boolean> {
      await saveNow();
      return isClean();
    },
    async keepMine() {
      const { theirs } = read();
      if (theirs) become({ shown: theirs, theirs: undefined, state: 'waiting' });
      await saveNow();
    },
    takeTheirs() {
      const { theirs } = read();
      if (theirs) fill(theirs);
    },
  };
}
