import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

type Running = { readyAfterMs: number; memoryMb: number; stop(): Promise<number | null> };

/**
 * Runs the tree of an image as an orchestrator would: its file system read-only but for the folder of its data, as an ordinary
 * user without any capability. By the kernel's own means, for not every machine lets podman run.
 */
export async function runReadOnly(tree: string, port: number, env: Record<string, string>): Promise<Running> {
  const startedAt = performance.now();
  const settings = Object.entries({ ...asImage, PORT: String(port), ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const child = spawn('unshare', ['--mount', 'sh', '-c', enter, 'sh', tree, ...settings], { stdio: 'inherit' });
  const gone = once(child, 'exit');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the image ended with exit code ${child.exitCode}`);
    if (performance.now() - startedAt > patienceMs) throw new Error('the image was not ready in time');
    await sleep(50);
  }
  return {
    readyAfterMs: Math.round(performance.now() - startedAt),
    memoryMb: memoryOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      return (await gone)[0] as number | null;
    },
  };
}

const patienceMs = 60_000;
/** As the Containerfile sets them. */
const asImage = { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: '/data' };
const enter = `
  set -e
  tree=$1; shift
  mount --bind "$tree" "$tree"
  mount --rbind /dev "$tree/dev"
  mount -t proc proc "$tree/proc"
  mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs "$tree/data"
  mount -o remount,ro,bind "$tree"
  exec chroot "$tree" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all \\
    env -i --chdir=/app "$@" /usr/local/bin/node server/src/main.ts
`;

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
