import { findBundle } from './launcher/bundle/find-bundle.ts';
import { keepCompiledCode } from './launcher/compiled-code.ts';
import { scriptOf, useBundle } from './launcher/programs.ts';

const isDev = process.argv.includes('--dev');
// Who develops runs what they write.
useBundle(isDev ? undefined : findBundle());
// Only what is loaded from here on is kept.
keepCompiledCode(process.env.DATA_DIR);
const { main }: typeof import('./launcher/main.ts') = await import(scriptOf('launcher'));
process.exit(await main(isDev));
