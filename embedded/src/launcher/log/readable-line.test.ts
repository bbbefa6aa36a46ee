import { expect, test } from 'vitest';
import { INFO, readableLine, WARNING } from './readable-line.ts';

const entry = (level: number) =>
  JSON.stringify({ level, time: 't', err: { message: 'no answer' }, requestId: 'r1', msg: 'ERP is slow' });

test.each([
  [entry(30), WARNING, undefined],
  [entry(30), INFO, 'ERP is slow · no answer · request r1'],
  [entry(40), WARNING, 'warning: ERP is slow · no answer · request r1'],
  [entry(50), WARNING, 'error: ERP is slow · no answer · request r1'],
  ['    at main.ts:3', WARNING, '    at main.ts:3'],
  ['{"level":50,"cut off', WARNING, '{"level":50,"cut off'],
  ['{"level":50,"msg":"to{"level":50,"msg":"rn"}', WARNING, '{"level":50,"msg":"to{"level":50,"msg":"rn"}'],
  ['', WARNING, undefined],
])('the log line %s is shown at level %s as %s', (line, level, shown) => {
  expect(readableLine(line, level)).toBe(shown);
});
