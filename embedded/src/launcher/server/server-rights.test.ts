import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot, NOBODY } from '@dray/server/platform/process-user/system-user.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunAs, startNodeChild } from './node-child.ts';
import { findWayToRun } from './server-rights.ts';

/** Not under another user than root, and not where the packages lie in root's own home. */
const canBecomeNobody =
  isRoot() && spawnSync(process.execPath, ['-e', ''], { ...NOBODY, cwd: '/', stdio: 'ignore' }).status === 0;

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-rights-'));
  chmodSync(folder, 0o711);
  lines = [];
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs';
     const tried = (work) => { try { work(); return true } catch { return false } };
     process.send({
       uid: process.getuid(),
       groups: process.getgroups(),
       reads: tried(() => readFileSync('${folder}/run/secret')),
       writes: tried(() => writeFileSync('${folder}/run/secret', 'mine')),
     });
     setInterval(() => undefined, 1_000);`,
  );
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  writeFileSync(join(folder, 'run/secret'), 'secret', { mode: 0o600 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const script = () => join(folder, 'server.mjs');
const wayTo = (path: string) => findWayToRun(NOBODY, [path], (line) => void lines.push(line));

async function tellsOfItself(runAs: RunAs): Promise<unknown> {
  const files = { logFile: join(folder, 'log'), recordFile: join(folder, 'server.pid') };
  const child = startNodeChild({ ...files, script: script(), cwd: '/', env: process.env, patienceMs: 5_000, runAs });
  const [message] = await once(child.process, 'message');
  await child.stop();
  return message;
}

test.runIf(canBecomeNobody)(
  'under root the server is another user, to whom the launcher’s files are closed',
  async () => {
    const runAs = wayTo(script());

    expect(runAs).toEqual({ user: NOBODY });
    expect(await tellsOfItself(runAs ?? {})).toEqual({
      uid: NOBODY.uid,
      groups: [NOBODY.gid],
      reads: false,
      writes: false,
    });
    expect(lines).toEqual([]);
  },
);

test.runIf(canBecomeNobody)(
  'a server whose files only root can read may read, but not write what is not its own',
  async () => {
    const runAs = wayTo(join(folder, 'run/secret'));

    // On a machine without setpriv, or where it has no such right to give, there is no such way.
    if (!runAs) return expect(lines).toEqual([]);
    expect(await tellsOfItself(runAs)).toMatchObject({ uid: NOBODY.uid, reads: true, writes: false });
    expect(lines).toEqual([expect.stringContaining('the right to read all files')]);
  },
);

test.runIf(isRoot())('what nobody can open has no way', () => {
  expect(wayTo(join(folder, 'nothing'))).toBeUndefined();
});
