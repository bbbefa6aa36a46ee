import { expect, test } from 'vitest';
import { type LogFile, logDestination } from './log-destination.ts';

type Taking = (bytes: Buffer) => number | Error;

/** A file that takes what the test says, one write at a time. */
function testFile(take: Taking) {
  const open: (() => void)[] = [];
  const state = { text: '', take };
  const file: LogFile = {
    write: (bytes, done) =>
      void open.push(() => {
        const taken = state.take(bytes);
        if (taken instanceof Error) return done(taken, 0);
        state.text += bytes.subarray(0, taken).toString();
        done(null, taken);
      }),
    writeNow: (bytes) => {
      state.text += bytes.toString();
      return bytes.length;
    },
  };
  const settle = () => {
    for (let next = open.shift(); next; next = open.shift()) next();
  };
  return { file, state, settle };
}

const all: Taking = (bytes) => bytes.length;
const full: Taking = () => Object.assign(new Error('no space left'), { code: 'ENOSPC' });

test('lines arrive whole and in their order', () => {
  const { file, state, settle } = testFile(all);
  const destination = logDestination(file);

  for (const line of ['one\n', 'two\n', 'three\n']) destination.write(line);
  settle();

  expect(state.text).toBe('one\ntwo\nthree\n');
});

test('a full volume costs lines and nothing else; how many is told when it takes lines again', () => {
  const { file, state, settle } = testFile(full);
  const destination = logDestination(file);

  destination.write('one\n');
  destination.write('two\n');
  settle();
  state.take = all;
  destination.write('three\n');
  settle();

  const [answered, three] = state.text.trim().split('\n');
  expect(JSON.parse(answered ?? '')).toMatchObject({ level: 40, msg: '2 lines of the log were lost' });
  expect(three).toBe('three');
});

test('a line that was torn does not run into the next one', () => {
  const { file, state, settle } = testFile((bytes) => (state.text ? new Error('no space left') : bytes.length - 4));
  const destination = logDestination(file);

  destination.write('{"level":30}\n');
  settle();
  state.take = all;
  destination.write('{"level":40}\n');
  settle();

  const lines = state.text.trim().split('\n');
  expect(lines[0]).toBe('{"level":');
  expect(lines.at(-1)).toBe('{"level":40}');
  expect(lines.slice(1).map((line) => typeof JSON.parse(line))).toEqual(['object', 'object']);
});

test('a reader that has stopped holds up nobody, and what waits for it stays bounded', () => {
  const { file, state, settle } = testFile(all);
  const destination = logDestination(file);
  const line = `${'x'.repeat(9_999)}\n`;

  for (let count = 0; count < 1_000; count += 1) destination.write(line);
  settle();
  destination.write('after\n');
  settle();

  expect(state.text.length).toBeLessThan(1_100_000);
  expect(state.text).toContain('lines of the log were lost');
  expect(state.text.endsWith('after\n')).toBe(true);
});

test('the last lines of a process are written before it ends', () => {
  const { file, state, settle } = testFile(all);
  const destination = logDestination(file);
  destination.write('one\n');
  settle();

  destination.write('two\n');
  settle();
  destination.flush();

  expect(state.text).toBe('one\ntwo\n');
});
