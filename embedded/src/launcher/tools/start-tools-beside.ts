import { isLoopback } from '@dray/server/loopback.ts';
import { addressOf } from '../announcement.ts';
import type { PreparedLaunch } from '../launch-context.ts';
import { wayToRun } from '../server/way-to-run.ts';
import { startProgram } from '../start-program.ts';
import { missingTools, variablesOf } from './tool-variables.ts';
import { startToolsChild } from './tools-child.ts';

/** The tools that the portal hands people over to, in a demonstration, unless the configuration names others (T141). */
export async function startToolsBeside(launch: PreparedLaunch, publicUrl: string): Promise<Record<string, string>> {
  const { env, config, ending } = launch;
  const wanted = missingTools(env);
  if (!config.demo || wanted.length === 0) return {};
  const { host, port } = config;
  const { runAs, codeCache } = wayToRun(config.dataDir, 'tools');
  const fixed = {
    ...(env.PATH ? { PATH: env.PATH } : {}),
    ...(codeCache ? { NODE_COMPILE_CACHE: codeCache } : {}),
    ...hostsOf(publicUrl, host),
    PORTAL_URL: publicUrl,
    METADATA_URL: `${addressOf(host, port)}/api/sso/metadata`,
  };
  // Those that come back must be found where the server already sends people.
  let ports = wanted.map((name) => `${name}=0`).join(',');
  const { tools } = await startProgram(launch, {
    name: 'Tools',
    triesAtStart: 3,
    start: (files) => startToolsChild({ ...files, env: { ...fixed, TOOL_PORTS: ports }, runAs, ending: ending.signal }),
  });
  ports = tools.map(({ name, port: taken }) => `${name}=${taken}`).join(',');
  return variablesOf(tools);
}

/** Cookies know no ports: by the other name of this machine a tool is not sent the portal's session. */
export function hostsOf(publicUrl: string, host: string): { TOOL_HOST: string; TOOL_PUBLIC_HOST: string } {
  const { hostname } = new URL(publicUrl);
  if (!isLoopback(hostname)) return { TOOL_HOST: host, TOOL_PUBLIC_HOST: hostname };
  return { TOOL_HOST: '127.0.0.1', TOOL_PUBLIC_HOST: hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1' };
}
