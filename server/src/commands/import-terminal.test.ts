import { expect, test } from 'vitest';
import { importTerminal } from './import-terminal.ts';

function paper(isTTY: boolean, columns = 80) {
  const written: string[] = [];
  return { written, isTTY, columns, write: (text: string) => written.push(text) };
}

test('on a terminal a bar moves, and a refused row is reported above it', () => {
  const screen = paper(true, 50);
  const terminal = importTerminal(screen, 1_000);

  terminal.progressed({ rows: 10, bytes: 250 });
  terminal.refused({ line: 17, column: 'gross_weight_for_one_cas', message: 'must be a positive number' });
  terminal.progressed({ rows: 40, bytes: 1_000 });
  terminal.done();

  expect(screen.written).toEqual([
    '\r\u001b[K█████░░░░░░░░░░░░░░░  25 % 10 rows',
    '\r\u001b[K',
    'line 17, column gross_weight_for_one_cas: must be a positive number\n',
    '\r\u001b[K████████████████████ 100 % 40 rows',
    '\r\u001b[K',
  ]);
});

test('in a file every tenth is a line, and no line is overwritten', () => {
  const file = paper(false);
  const terminal = importTerminal(file, 1_000);

  for (let bytes = 50; bytes <= 1_000; bytes += 50) terminal.progressed({ rows: bytes, bytes });
  terminal.refused({ line: 3, column: '', message: 'has 2 cells more than there are columns' });
  terminal.done();

  expect(file.written).toHaveLength(11);
  expect(file.written[0]).toBe('10 %, 100 rows\n');
  expect(file.written[9]).toBe('100 %, 1000 rows\n');
  expect(file.written[10]).toBe('line 3: has 2 cells more than there are columns\n');
});
