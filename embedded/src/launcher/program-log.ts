import { closeSync, existsSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

export type ProgramLog = { file: string; stop(): void };

const LIMIT_BYTES = 20 * 1024 * 1024;
const LOOK_EVERY_MS = 150;

/**
 * A file that a program writes by itself and we read along. A pipe to us would break when we are killed, and a logger
 * that cannot write may hang its program for good (sonic-boom retries a broken pipe for ever).
 */
export function openProgramLog(file: string, onLine: (line: string) => void): ProgramLog {
  if (existsSync(file) && statSync(file).size > LIMIT_BYTES) renameSync(file, `${file}.1`);
  closeSync(openSync(file, 'a', 0o600));

  const handle = openSync(file, 'r');
  const readLines = lineReader(handle, statSync(file).size);
  const look = () => readLines().forEach(onLine);
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    look();
    closeSync(handle);
  };
  return { file, stop };
}

/** Whole lines only: the rest of one that is still being written comes with the next look. */
function lineReader(handle: number, start: number): () => string[] {
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(64 * 1024);
  let position = start;
  let unfinished = '';
  return () => {
    for (let length = -1; length !== 0; position += length) {
      length = readSync(handle, buffer, 0, buffer.length, position);
      unfinished += decoder.write(buffer.subarray(0, length));
    }
    const lines = unfinished.split('\n');
    unfinished = lines.pop() ?? '';
    return lines;
  };
}
