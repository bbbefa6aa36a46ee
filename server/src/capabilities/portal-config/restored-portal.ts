import { closeRestored } from './restored-mark.store.ts';

/** For the command that fills a database from a backup, over a connection of its own. */
export const restoredPortal = { close: closeRestored };
