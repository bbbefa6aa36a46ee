import { runLauncher } from './launcher/run-launcher.ts';
import { createTerminal } from './launcher/terminal.ts';

const isDev = process.argv.includes('--dev');
process.exit(await runLauncher({ env: process.env, isDev, terminal: createTerminal() }));
