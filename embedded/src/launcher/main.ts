import { runLauncher } from './run-launcher.ts';
import { createTerminal } from './terminal.ts';

/** The answer is the exit code. */
export const main = (isDev: boolean): Promise<number> =>
  runLauncher({ env: process.env, isDev, terminal: createTerminal() });
