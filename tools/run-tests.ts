import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@dray/embedded/browser/ensure-chromium.ts';
import { audit } from './audit.ts';
import { repositoryRoot } from './repository.ts';
import { verify } from './verify.ts';

type Count = { passed: number; failed: number };
type Env = Record<string, string>;

const reports = mkdtempSync(join(tmpdir(), 'dray-reports-'));

/** Everything a change must pass, closed by one line of figures; nothing is skipped because something before it failed. */
const parts: Readonly<Record<string, () => Promise<Count>>> = {
  'The house: types, lint, imports, generated files, catalogues': house,
  'Units and integration on a real PostgreSQL': unitTests,
  'Journeys in a real browser': journeys,
  'Kills while orders are placed': kills,
};

const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(parts)) {
  const startedAt = performance.now();
  console.log(`\n── ${name}`);
  const { passed, failed } = await run().catch(asOneFailure);
  total.passed += passed;
  total.failed += failed;
  console.log(`── ${passed} passed, ${failed} failed in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** Known holes are asked for where a registry answers; where none does, that is said and nothing more. */
async function house(): Promise<Count> {
  const { passed, failed } = await verify();
  const { said, holes } = await audit();
  console.log(`${holes.length > 0 ? '✗' : 'ℹ'} audit: ${said}`);
  return { passed, failed: failed + (holes.length > 0 ? 1 : 0) };
}

async function unitTests(): Promise<Count> {
  const report = join(reports, 'vitest.json');
  const exitCode = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(exitCode, Number(numPassedTests), Number(numFailedTests));
}

async function journeys(): Promise<Count> {
  const { executablePath, env } = await ensureChromium(console.log);
  const report = join(reports, 'playwright.json');
  const exitCode = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'], {
    ...env,
    CHROMIUM_PATH: executablePath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return counted(exitCode, Number(stats.expected), Number(stats.unexpected) + Number(stats.flaky));
}

/** The short form of `npm run test:faults`. */
async function kills(): Promise<Count> {
  const exitCode = await runVisibly(process.execPath, ['e2e/faults/run-faults.ts', 'short']);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that failed without a failed test (a crash, an unhandled error, no test found) is a failure all the same. */
function counted(exitCode: number, passed: number, failed: number): Count {
  const isUnexplained = (exitCode !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: isUnexplained ? failed + 1 : failed };
}

function asOneFailure(error: unknown): Count {
  console.error(error instanceof Error ? error.stack : error);
  return { passed: 0, failed: 1 };
}

function run(tool: string, args: readonly string[], env?: Env): Promise<number> {
  return runVisibly(join(repositoryRoot, 'node_modules/.bin', tool), args, env);
}

function runVisibly(program: string, args: readonly string[], env: Env = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? 1));
  });
}
