import type { ToolOptions } from './start-tools.ts';
import { isToolName } from './tool.ts';

/** The environment as options; what cannot be used is named. */
export function readToolSettings(env: Readonly<Record<string, string | undefined>>): Omit<ToolOptions, 'log'> {
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const metadataUrl = needed('METADATA_URL');
  return {
    ports: portsOf(needed('TOOL_PORTS')),
    host: needed('TOOL_HOST'),
    publicHost: needed('TOOL_PUBLIC_HOST'),
    portalUrl: needed('PORTAL_URL'),
    metadataUrl: () => metadataUrl,
  };
}

/** `eLearning=0,pubMenu=4102` */
function portsOf(text: string): ToolOptions['ports'] {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [name, port] = part.split('=');
      if (!isToolName(name) || !/^\d{1,5}$/.test(port ?? '')) throw new Error(`TOOL_PORTS cannot be read at ${part}`);
      return [name, Number(port)];
    }),
  );
}
