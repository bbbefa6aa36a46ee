import type { Child } from '../../process/child.ts';
import { isToolName, type ToolName } from '../../tools/tool.ts';
import { scriptOf } from '../programs.ts';
import { type ProgramChildOptions, startProgramChild } from '../server/program-child.ts';

export type OpenTool = { name: ToolName; acsUrl: string; port: number };
export type ToolsChild = Child & { tools: readonly OpenTool[] };

const PATIENCE_MS = 10_000;

/** Starts the tools and waits until they say where they listen. */
export async function startToolsChild(options: ProgramChildOptions): Promise<ToolsChild> {
  const { child, ready } = await startProgramChild(options, { script: scriptOf('tools'), patienceMs: PATIENCE_MS });
  const { tools } = ready;
  return { ...child, tools: Array.isArray(tools) ? tools.filter(isOpenTool) : [] };
}

const isOpenTool = (tool: Partial<OpenTool>): tool is OpenTool =>
  isToolName(tool.name) && typeof tool.acsUrl === 'string' && typeof tool.port === 'number';
