import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleIfNeeded } from './bundle-programs.ts';
import { BUNDLE } from './find-bundle.ts';

test('a bundled program runs as its sources do, and is bundled once', async () => {
  // Below the packages, which it still finds by their names.
  const folder = `${BUNDLE}-of-test-${process.pid}`;
  try {
    expect(await bundleIfNeeded({ names: ['archives'], folder })).toBe(true);
    expect(await bundleIfNeeded({ names: ['archives'], folder })).toBe(false);
    const env = {
      ARCHIVE_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      ARCHIVE_CONTROL_TOKEN: 'secret',
      ARCHIVE_PORTS: 'tesi=0,olsa=0',
    };
    const archives = fork(join(folder, 'archives/archives.js'), { env, execArgv: [], stdio: 'ignore' });
    const isGone = once(archives, 'exit');

    const [message] = await once(archives, 'message');
    archives.kill('SIGTERM');
    await isGone;

    expect(message).toMatchObject({ type: 'ready', ports: { tesi: expect.any(Number), olsa: expect.any(Number) } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
