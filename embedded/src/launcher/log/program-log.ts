import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { rotateLog } from './rotate-log.ts';

export type ProgramLog = { file: string; look(): void; stop(): void };

const LIMIT_BYTES = 10 * 1024 * 1024;
const LOOK_EVERY_MS = 150;

/**
 * A file that a program writes by itself and we read along. A pipe to us would break when we are killed, and a log that
 * cannot be read must not matter to the launcher. While the program runs the file is kept short, with a few older ones.
 */
export function openProgramLog(file: string, onLine: (line: string) => void, limitBytes = LIMIT_BYTES): ProgramLog {
  closeSync(openSync(file, 'a', 0o600));
  const handle = openSync(file, 'r');
  const reader = lineReader(handle, statSync(file).size);
  const look = () => {
    try {
      reader.readLines().forEach(onLine);
      if (statSync(file).size > limitBytes) {
        rotateLog(file);
        reader.startAgain();
      }
    } catch {
      // The next look may find it again; there is nobody else to tell, and the portal goes on without.
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    look();
    closeSync(handle);
  };
  return { file, look, stop };
}

/** Whole lines only: the rest of one that is still being written comes with the next look. */
function lineReader(handle: number, start: number) {
  const decoder = new StringDecoder('utf8');
  const buffer = Buffer.alloc(64 * 1024);
  let position = start;
  let unfinished = '';
  return {
    startAgain() {
      position = 0;
    },
    readLines(): string[] {
      for (let length = -1; length !== 0; position += length) {
        length = readSync(handle, buffer, 0, buffer.length, position);
        unfinished += decoder.write(buffer.subarray(0, length));
      }
      const lines = unfinished.split('\n');
      unfinished = lines.pop() ?? '';
      return lines;
    },
  };
}
