import type { AddressInfo } from 'node:net';
import type { ProgramLog } from '../process/program-log.ts';
import { toolListener } from './http/tool-listener.ts';
import { portalMetadata } from './statement/portal-metadata.ts';
import { audienceOf, type Tool, type ToolName } from './tool.ts';

export type ToolOptions = {
  /** The tools wanted and the port of each; 0: any free one. */
  ports: Readonly<Partial<Record<ToolName, number>>>;
  /** Where they listen, and the name by which browsers find them there. */
  host: string;
  publicHost: string;
  /** Where people come from and go back to. */
  portalUrl: string;
  metadataUrl: () => string;
  log: ProgramLog;
  now?: () => number;
};

export type RunningTools = { tools: readonly (Tool & { port: number })[]; stop(): Promise<void> };

/** The tools that the portal hands people over to: one program, a door each. */
export async function startTools({ ports, host, publicHost, ...options }: ToolOptions): Promise<RunningTools> {
  const { portalUrl, log, now = Date.now } = options;
  const metadata = portalMetadata(options.metadataUrl, now);
  const opened = await Promise.all(
    Object.entries(ports).map(async ([key, wanted]) => {
      const name = key as ToolName;
      const tool = { name, audience: audienceOf(name), acsUrl: '', port: 0 };
      const app = toolListener({ tool: () => tool, portalUrl, metadata, log, now });
      await app.listen({ host, port: wanted });
      tool.port = (app.server.address() as AddressInfo).port;
      tool.acsUrl = `http://${publicHost}:${tool.port}/acs`;
      return { app, tool };
    }),
  );
  return {
    tools: opened.map(({ tool }) => tool),
    stop: async () => {
      for (const { app } of opened) app.server.closeAllConnections();
      await Promise.all(opened.map(({ app }) => app.close()));
    },
  };
}
