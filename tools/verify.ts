import { verifySteps } from './verify-steps.ts';

/** Runs every step, says what each found, and answers how many passed and failed. */
export async function verify(): Promise<{ passed: number; failed: number }> {
  const result = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(verifySteps)) {
    const startedAt = performance.now();
    const faults = await check();
    console.log(
      `${faults.length === 0 ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
    );
    for (const fault of faults) console.log(`  ${fault.replaceAll('\n', '\n  ')}`);
    result[faults.length === 0 ? 'passed' : 'failed'] += 1;
  }
  return result;
}

if (import.meta.main) {
  const { failed } = await verify();
  process.exitCode = failed === 0 ? 0 : 1;
}
