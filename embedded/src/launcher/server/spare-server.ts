import type { NodeChild } from './node-child.ts';

/** With its code loaded, or with all done that can be done on a database that is filled. */
export type Stage = 'code' | 'ready';

export type SpareOptions = {
  isWanted: boolean;
  /** Starts a process that does so much beforehand, says so and waits. */
  start: (stage: Stage) => NodeChild;
  /** Aborted when everything ends: from then on none is prepared. */
  ending: AbortSignal;
};

const AGAIN_AFTER_MS = 30_000;

export type Spare = ReturnType<typeof keepSpare>;

/**
 * A process that is ready to become the server. Loading the code and the goods takes most of a start, so it is done
 * before somebody waits for it. There is one at most, and it hears the word only when the server before it has ended.
 */
export function keepSpare({ isWanted, start, ending }: SpareOptions) {
  let current: NodeChild | undefined;

  function prepare(stage: Stage): void {
    if (!isWanted || current || ending.aborted) return;
    const spare = start(stage);
    current = spare;
    // One that died is missed by nobody until it is asked for: then a server is started from the beginning.
    const forget = () => {
      if (current !== spare) return;
      current = undefined;
      // Nobody knows yet what another would work with; the server is followed by one.
      if (stage === 'ready') setTimeout(() => prepare('ready'), AGAIN_AFTER_MS).unref();
    };
    spare.exited.then(forget, forget);
  }

  return {
    /** While all that it will work with is still being started. */
    prepareFirst: () => prepare('code'),
    prepareNext: () => prepare('ready'),

    /**
     * It is the server from now on, and told so, with what it has to know; where it still loads it hears of it when it has
     * loaded.
     */
    take(recordFile: string, env: NodeJS.ProcessEnv): NodeChild | undefined {
      const spare = current;
      current = undefined;
      if (!spare?.process.connected) return undefined;
      spare.recordAs(recordFile);
      spare.process.send({ type: 'serve', env }, () => undefined);
      return spare;
    },

    stop: async () => {
      const spare = current;
      current = undefined;
      spare?.stopAtOnce();
      await spare?.exited.catch(() => undefined);
    },
    stopAtOnce: () => current?.stopAtOnce(),
  };
}
