import { join } from 'node:path';
import type { Child } from '../process/child.ts';
import type { PreparedLaunch } from './launch-context.ts';
import { openProgramLog } from './log/program-log.ts';
import { INFO, readableLine, WARNING } from './log/readable-line.ts';
import { recordFile } from './run-folder.ts';
import { keepRunning } from './server/keep-running.ts';
import { step } from './terminal.ts';

export type ProgramFiles = { logFile: string; recordFile: string };
type Program<T extends Child> = {
  name: string;
  triesAtStart: number;
  firstPauseMs?: number;
  start: (files: ProgramFiles) => Promise<T>;
};

/** Starts one of our programs with a log of its own and keeps it running; the answer is the first of them. */
export async function startProgram<T extends Child>(
  launch: PreparedLaunch,
  { name, start, ...tries }: Program<T>,
): Promise<T> {
  const { terminal, folder, ending, started } = launch;
  const word = name.toLowerCase();
  const log = openProgramLog(join(folder.logs, `${word}.log`), (line) => show(launch, word, line));
  started.push(log);

  const files = { logFile: log.file, recordFile: recordFile(folder.run, word) };
  const options = { name, ...tries, terminal, ending: ending.signal, start: () => start(files) };
  const kept = await step(terminal, {
    aim: `start ${name === 'Vite' ? name : `the ${name === 'ERP' ? name : word}`}`,
    work: () => keepRunning(options),
    done: () => `${name} ready`,
  });
  started.push(kept);
  return kept.first;
}

/** Who develops reads along; who only runs the portal hears of what is wrong. */
function show({ terminal, isDev }: PreparedLaunch, word: string, line: string): void {
  const readable = readableLine(line, isDev ? INFO : WARNING);
  if (readable) terminal.complain(`${word} │ ${readable}`);
}
