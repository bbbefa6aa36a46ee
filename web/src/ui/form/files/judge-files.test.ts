import { expect, test } from 'vitest';
import { judgeFiles } from './judge-files.ts';

const rules = { types: ['csv', 'xlsx'], maxBytes: 10 };
const file = (name: string, bytes = 5) => new File(['x'.repeat(bytes)], name, { lastModified: 1 });
const judge = (offered: readonly File[], { chosen = [] as readonly File[], isSeveral = true } = {}) => {
  const { taken, refused } = judgeFiles(chosen, offered, { ...rules, isSeveral });
  return [taken.map(({ name }) => name), refused.map(({ file: { name }, why }) => `${name} ${why}`)];
};

test('each file is judged by its ending and its size, both ends included', () => {
  const offered = [file('a.CSV', 10), file('b.pdf'), file('c.xlsx', 11), file('d.csv', 0), file('csv')];

  expect(judge(offered)).toEqual([['a.CSV'], ['b.pdf type', 'c.xlsx size', 'd.csv empty', 'csv type']]);
});

test('further files join those that are there, and none twice', () => {
  expect(judge([file('a.csv'), file('b.csv')], { chosen: [file('a.csv')] })).toEqual([
    ['a.csv', 'b.csv'],
    ['a.csv repeated'],
  ]);
});

test('where one is wanted the next takes its place, a second is refused, and a wrong one takes nothing away', () => {
  const alone = { chosen: [file('a.csv')], isSeveral: false };

  expect(judge([file('b.csv'), file('c.csv')], alone)).toEqual([['b.csv'], ['c.csv oneOnly']]);
  expect(judge([file('b.pdf')], alone)).toEqual([['a.csv'], ['b.pdf type']]);
});
