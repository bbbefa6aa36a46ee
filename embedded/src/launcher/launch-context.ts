import type { Config } from '@dray/server/config.ts';
import type { DataFolder } from './data-folder.ts';
import type { Terminal } from './terminal.ts';

export type Stoppable = { stop(): Promise<void> | void; stopAtOnce?(): void };

export type Launch = {
  env: NodeJS.ProcessEnv;
  isDev: boolean;
  terminal: Terminal;
  /** Aborted by Ctrl-C and by the first failure; its reason says which. */
  ending: AbortController;
  /** What runs so far, to be stopped from the last to the first. */
  started: Stoppable[];
};

/** A launch that knows its configuration and holds its data folder. */
export type PreparedLaunch = Launch & { config: Config; folder: DataFolder };
