import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@dray/embedded/browser/ensure-chromium.ts';
import { audit } from './audit.ts';
import { runShown } from './run-shown.ts';
import { type Count, counted, sumOf } from './tests/count.ts';
import { judgeJourneys } from './tests/flaky-journeys.ts';
import { verify } from './verify.ts';

/** What a part says: at once where it runs alone, else when it is over. */
type Say = (text: string) => void;
type Part = { name: string; run: (say: Say) => Promise<Count> };

const reports = mkdtempSync(join(tmpdir(), 'dray-reports-'));
const house: Part = { name: 'The house: types, lint, imports, generated files, catalogues', run: lookAtHouse };
const units: Part = { name: 'Units and integration on a real PostgreSQL', run: unitTests };
const inBrowser: Part = { name: 'Journeys in a real browser', run: journeys };
const killing: Part = { name: 'Kills while orders are placed', run: kills };
const flaky: string[] = [];

/** Everything a change must pass, closed by one line of figures; nothing is skipped because something before it failed. */
const total: Count = { passed: 0, failed: 0 };
for (const together of groupsFor(availableParallelism())) {
  const { passed, failed } = sumOf(await Promise.all(together.map((part) => runPart(part, together.length > 1))));
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
for (const journey of flaky) console.log(`✗ flaky, passed when repeated: ${journey}; enter it in e2e/flaky.md`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Units and journeys use two cores each; the house and the kills leave half of theirs to each other. */
function groupsFor(cores: number): Part[][] {
  if (cores >= 8) return [[house, killing, units, inBrowser]];
  if (cores >= 4) return [[house, killing, units], [inBrowser]];
  return [[house, killing], [units], [inBrowser]];
}

async function runPart({ name, run }: Part, isBeside: boolean): Promise<Count> {
  const startedAt = performance.now();
  const kept: string[] = [];
  const say: Say = isBeside ? (text) => kept.push(text) : (text) => process.stdout.write(text);
  say(`\n── ${name}\n`);
  const { passed, failed } = await run(say).catch((error: unknown) => {
    say(`${error instanceof Error ? error.stack : error}\n`);
    return { passed: 0, failed: 1 };
  });
  say(`── ${passed} passed, ${failed} failed in ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  process.stdout.write(kept.join(''));
  return { passed, failed };
}

/** Known holes are asked for where a registry answers; where none does, that is said and nothing more. */
async function lookAtHouse(say: Say): Promise<Count> {
  const { passed, failed } = await verify((line) => say(`${line}\n`));
  const { said, holes } = await audit();
  say(`${holes.length > 0 ? '✗' : 'ℹ'} audit: ${said}\n`);
  return { passed, failed: failed + (holes.length > 0 ? 1 : 0) };
}

async function unitTests(say: Say): Promise<Count> {
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runShown('vitest', ['run', ...reporters], {}, say);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(exitCode, { passed: Number(numPassedTests), failed: Number(numFailedTests) });
}

async function journeys(say: Say): Promise<Count> {
  const { executablePath, env } = await ensureChromium((line) => say(`${line}\n`));
  const report = join(reports, 'playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'];
  const browser = { ...env, CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const exitCode = await runShown('playwright', args, browser, say);
  const judged = judgeJourneys(JSON.parse(readFileSync(report, 'utf8')));
  flaky.push(...judged.flaky);
  return counted(exitCode, judged);
}

/** The short form of `npm run test:faults`. */
async function kills(say: Say): Promise<Count> {
  const exitCode = await runShown(process.execPath, ['e2e/faults/run-faults.ts', 'short'], {}, say);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
