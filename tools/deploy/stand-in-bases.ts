import { cpSync, existsSync, globSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output } from './command.ts';

/** What the published base images leave out, too. */
const leftOut = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'];

/**
 * Debian's own smallest system in place of the two base images, for a machine that reaches no registry of images: one as it
 * is, one with Node and npm. Answers with their names.
 */
export async function makeStandInBases(root: string, folder: string): Promise<{ base: string; buildBase: string }> {
  const system = join(folder, 'system');
  await output('debootstrap', '--variant=minbase', 'bookworm', system);
  for (const path of leftOut) rmSync(join(system, path), { recursive: true, force: true });
  const base = await commit('scratch', system, 'dray-stand-in-base');

  const tools = join(folder, 'tools');
  copyNodeAndNpm(root, tools);
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities) cpSync(realpathSync(authorities), join(tools, 'etc/ssl/certs/own.crt'));
  const settings = authorities ? ['--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/own.crt'] : [];
  return { base, buildBase: await commit(base, tools, 'dray-stand-in-build-base', settings) };
}

async function commit(from: string, tree: string, name: string, settings: string[] = []): Promise<string> {
  const container = await output('buildah', 'from', from);
  await output('buildah', 'add', '--quiet', container, tree, '/');
  if (settings.length > 0) await output('buildah', 'config', ...settings, container);
  await output('buildah', 'commit', '--quiet', '--rm', container, name);
  return `localhost/${name}`;
}

function copyNodeAndNpm(root: string, tools: string): void {
  const [node] = globSync('node_modules/node-linux-*/bin/node', { cwd: root });
  const npm = findNpm();
  if (!node || !npm) throw new Error('Node or npm is not installed: run npm ci first');
  const bin = join(tools, 'usr/local/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(join(root, node), join(bin, 'node'));
  cpSync(npm, join(tools, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
}

/** The npm that started this command. */
function findNpm(): string | undefined {
  const program = process.env.npm_execpath;
  return program && existsSync(program) ? dirname(dirname(realpathSync(program))) : undefined;
}
