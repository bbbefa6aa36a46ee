import { canOpenKeys, forgetKeys } from './keys/sealed-keys.store.ts';

/** For the command that fills a database from a backup, over a connection of its own. */
export const restoredKeys = { canOpen: canOpenKeys, forget: forgetKeys };
