import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = new URL('step-back.ts', import.meta.url).pathname;
const script = `
  const { stepBack } = await import(${JSON.stringify(file)});
  stepBack();
  const { getPriority } = await import('node:os');
  console.log(getPriority());`;
const priorityAfter = (nice: number): number =>
  Number(execFileSync('nice', ['-n', String(nice), process.execPath, '--input-type=module', '-e', script]).toString());

test.runIf(process.platform === 'linux')('a thread steps back, and never forward', () => {
  const own = Number(readFileSync('/proc/self/stat', 'utf8').split(' ')[18]);

  expect(priorityAfter(0)).toBe(Math.max(10, own));
  expect(priorityAfter(15)).toBe(Math.min(19, own + 15));
});
