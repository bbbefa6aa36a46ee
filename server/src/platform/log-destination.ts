import { write, writeSync } from 'node:fs';

/** In characters; anyone who logs faster than the file takes it loses lines, and does not wait. */
const maxWaiting = 1_000_000;

type Write = (bytes: Buffer, done: (error: Error | null, written: number) => void) => void;
export type LogFile = { write: Write; writeNow: (bytes: Buffer) => number };

const fileOf = (descriptor: number): LogFile => ({
  write: (bytes, done) => write(descriptor, bytes, 0, bytes.length, null, done),
  writeNow: (bytes) => writeSync(descriptor, bytes),
});

/**
 * Where log lines go. Nothing that becomes of them reaches anyone who logs: a full volume, a broken pipe or a reader that has
 * stopped costs lines, which are counted and reported when writing works again. pino's own destination throws, or tries a
 * pipe again for ever while the process stands still.
 */
export function logDestination(file: LogFile = fileOf(1)) {
  let waiting: string[] = [];
  let length = 0;
  let lost = 0;
  let isWriting = false;
  /** A line of which only the beginning was written would run into the next one. */
  let isTorn = false;

  function begin(): void {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    const text = takeAll();
    pass(Buffer.from(text), countLines(text));
  }

  function takeAll(): string {
    const line =
      lost > 0
        ? `${JSON.stringify({ level: 40, time: new Date().toISOString(), msg: `${lost} lines of the log were lost` })}\n`
        : '';
    const text = `${isTorn ? '\n' : ''}${line}${waiting.join('')}`;
    lost = 0;
    isTorn = false;
    waiting = [];
    length = 0;
    return text;
  }

  function pass(bytes: Buffer, lines: number): void {
    file.write(bytes, (error, written) => {
      if (error) {
        lost += lines;
      } else if (written < bytes.length) {
        isTorn = true;
        return pass(bytes.subarray(written), lines);
      }
      if (!error) isTorn = false;
      isWriting = false;
      begin();
    });
  }

  return {
    write(line: string): void {
      if (length + line.length > maxWaiting) {
        lost += 1;
        return;
      }
      waiting.push(line);
      length += line.length;
      begin();
    },
    /** For the last lines of a process; not where the file has not even taken the ones before. */
    flush(): void {
      if (isWriting || waiting.length === 0) return;
      try {
        file.writeNow(Buffer.from(takeAll()));
      } catch {
        // The process ends all the same.
      }
    },
  };
}

const countLines = (text: string): number => text.split('\n').length - 1;
