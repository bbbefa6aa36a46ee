import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPort } from '../free-port.ts';
import { type KeptRunning, keepRunning } from './keep-running.ts';
import { startNodeChild } from './node-child.ts';
import { watchLiveness } from './watch-liveness.ts';

const usualPatience = { everyMs: 10, answerWithinMs: 800, misses: 3, missesOfBusy: 100 };

let folder: string;
let ending: AbortController;
let lines: string[];
let lives: { pid: number; port: number }[];
let kept: KeptRunning | undefined;
let unanswered: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-liveness-'));
  ending = new AbortController();
  lines = [];
  lives = [];
  unanswered = 0;
});
afterEach(async () => {
  ending.abort();
  await kept?.stop();
  rmSync(folder, { recursive: true });
});

/** A server whose first life does something to itself once it has answered; its later lives answer for ever. */
async function keepServer(misfortune: string, patience = usualPatience): Promise<void> {
  const script = join(folder, 'server.mjs');
  const firstLife = join(folder, 'first-life');
  writeFileSync(firstLife, '');
  writeFileSync(
    script,
    `import { existsSync, rmSync } from 'node:fs';
     import { createServer } from 'node:http';
     const isFirst = existsSync('${firstLife}');
     rmSync('${firstLife}', { force: true });
     let isOverloaded = false;
     const server = createServer((_request, response) => {
       if (isOverloaded) return process.send({ type: 'unanswered' });
       response.end('alive');
       if (isFirst) response.on('close', () => { ${misfortune} });
     });
     server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
     process.on('message', () => process.send({ type: 'pong' }));
     process.on('SIGTERM', () => process.exit(0));`,
  );
  const terminal = { say: () => undefined, complain: (line: string) => void lines.push(line) };
  const start = async () => {
    const files = { logFile: join(folder, 'log'), recordFile: join(folder, 'server.pid') };
    const child = startNodeChild({ ...files, script, cwd: folder, env: process.env, patienceMs: 5_000 });
    const { port } = await new Promise<{ port: number }>((resolve) =>
      child.process.once('message', (message) => resolve(message as { port: number })),
    );
    child.process.on('message', (message: { type?: string }) => {
      if (message.type === 'unanswered') unanswered += 1;
    });
    lives.push({ pid: child.pid, port });
    const url = `http://127.0.0.1:${port}/health/live`;
    const onSilence = () => void lines.push(`no answer from ${child.pid}`);
    void watchLiveness({ child, url, patience, ending: ending.signal, onSilence });
    return child;
  };
  const pause = async () => undefined;
  kept = await keepRunning({ name: 'Server', start, triesAtStart: 1, terminal, ending: ending.signal, pause });
}

test.each([
  ['whose event loop is blocked for ever', 'for (;;);'],
  ['that was stopped by a signal', `process.kill(process.pid, 'SIGSTOP');`],
])('a server %s is killed and started again', async (_what, misfortune) => {
  await keepServer(misfortune);

  await expect.poll(() => lives.length, { timeout: 20_000 }).toBeGreaterThan(1);

  const [first, second] = lives;
  const answer = await fetch(`http://127.0.0.1:${second?.port}/health/live`);
  expect(await answer.text()).toBe('alive');
  expect(lines.slice(0, 2)).toEqual([
    `no answer from ${first?.pid}`,
    '! Server ended unexpectedly (killed by SIGKILL); starting it again',
  ]);
  await checkPort('127.0.0.1', first?.port ?? 0);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('');
});

test('a server whose callers stand in line is given far longer while its event loop turns', async () => {
  const misses = 5;
  await keepServer('isOverloaded = true;', { everyMs: 10, answerWithinMs: 400, misses, missesOfBusy: misses + 2 });

  await expect.poll(() => lives.length, { timeout: 20_000 }).toBeGreaterThan(1);

  expect(unanswered).toBeGreaterThan(misses);
  expect(lines[0]).toBe(`no answer from ${lives[0]?.pid}`);
});

test('a server that answers is left alone, and so is one that is asked to end', async () => {
  await keepServer('');

  for (let calls = 0; calls < 20; calls += 1) await fetch(`http://127.0.0.1:${lives[0]?.port}/health/live`);
  ending.abort();
  await kept?.stop();

  expect(lives).toHaveLength(1);
  expect(lines).toEqual([]);
});
