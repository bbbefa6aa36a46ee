import { ensureChromium } from '@dray/embedded/browser/ensure-chromium.ts';
import { affectedJourneys } from './changed/affected-journeys.ts';
import { affectedTests } from './changed/affected-tests.ts';
import { changedFiles } from './changed/changed-files.ts';
import { readModules } from './changed/read-modules.ts';
import { runShown } from './run-shown.ts';

/**
 * What a change can break, for a look while working: the tests of its folders and of what imports it, and the journeys
 * through them. What lies behind a whole portal is left to `npm test`.
 */
const changed = changedFiles(process.argv[2]);
const modules = await readModules();
const tests = affectedTests(modules, changed);
const journeys = affectedJourneys(modules, changed);
console.log(`${changed.length} files changed: ${tests.length} files of units, ${journeys.length} journeys`);
console.log([...tests, ...journeys].map((name) => `  ${name}`).join('\n'));

const exitCodes = [tests.length > 0 ? await runUnits() : 0, journeys.length > 0 ? await runJourneys() : 0];
process.exitCode = Math.max(...exitCodes);

function runUnits(): Promise<number> {
  return runShown('vitest', ['run', '--reporter=dot', ...tests]);
}

async function runJourneys(): Promise<number> {
  const { executablePath, env } = await ensureChromium(console.log);
  const files = journeys.map((name) => `journeys/${name}.spec.ts`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'journeys', '--reporter=dot'];
  return runShown('playwright', [...args, ...files], { ...env, CHROMIUM_PATH: executablePath });
}
