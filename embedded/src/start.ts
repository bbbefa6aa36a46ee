import { keepCompiledCode } from './launcher/compiled-code.ts';

keepCompiledCode(process.env.DATA_DIR);
// Only what is loaded from here on is kept.
const { runLauncher } = await import('./launcher/run-launcher.ts');
const { createTerminal } = await import('./launcher/terminal.ts');

const isDev = process.argv.includes('--dev');
process.exit(await runLauncher({ env: process.env, isDev, terminal: createTerminal() }));
