import { expect, test } from 'vitest';
import { rawElementsIn } from './check-raw-elements.ts';

test.each([
  ['<table className={classes.table}>', 'table'],
  ['<select\n  id={id}>', 'select'],
  ['<dialog open>', 'dialog'],
  ['<Suspense fallback={null}>', 'Suspense'],
  ['<input\n  id="x"\n  type="date"\n/>', 'input type="date"'],
  ["<input type={'file'} />", 'input type="file"'],
])('an element that a shared part stands for is found: %s', (source, name) => {
  expect(rawElementsIn(source)).toEqual([name]);
});

test('parts, other inputs and longer names are left alone', () => {
  const source = '<Table /> <SelectField /> <input type="search" /> <TableRow> <tablet-like> <input name="date" />';
  expect(rawElementsIn(source)).toEqual([]);
});
