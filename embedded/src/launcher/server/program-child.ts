import { REPOSITORY } from '../repository.ts';
import { type NodeChild, type NodeChildOptions, startNodeChild } from './node-child.ts';
import { type ReadyMessage, untilReady } from './ready-child.ts';

export type ProgramChildOptions = Pick<NodeChildOptions, 'env' | 'logFile' | 'recordFile' | 'runAs'> & {
  ending: AbortSignal;
};
type Program = Pick<NodeChildOptions, 'script' | 'patienceMs'>;

/** Starts a program that stands in for a customer's system, and waits until it says where it listens. */
export async function startProgramChild(
  options: ProgramChildOptions,
  program: Program,
): Promise<{ child: NodeChild; ready: ReadyMessage }> {
  const child = startNodeChild({ ...options, ...program, cwd: REPOSITORY });
  return { child, ready: await untilReady(child, options) };
}
